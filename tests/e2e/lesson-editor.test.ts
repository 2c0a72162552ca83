import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoAcademy, enterAs, visit } from '../support/visit.ts';

const EDITOR = '/professor/cursos/1/lessons/1/edit';
const title = (page: Page) => page.getByLabel('Título', { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Salvar Lição' }).click();
const isSaved = async (page: Page) => {
  await page.waitForURL('**/professor/cursos/1/lessons');
  await page.getByText('Lição atualizada com sucesso', { exact: true }).waitFor();
};

test(
  'two windows write one lesson: the second is told, keeps what it typed and decides',
  { timeout: 120_000 },
  async () => {
    const academy = await demoAcademy();
    const { page, context, complaints } = await visit(academy.url);
    await enterAs(page, 'Professor');
    const other = await context.newPage();
    await page.goto(EDITOR);
    await other.goto(EDITOR);

    await title(other).fill('Da outra janela');
    await save(other);
    await isSaved(other);

    await title(page).fill('Desta janela');
    await save(page);
    await page.getByText(/Este conteúdo foi alterado em outra janela\. Recarregue antes de salvar\. O que/).waitFor();
    await page.getByRole('button', { name: 'Manter o que digitei' }).click();
    await page.getByText('Ainda não foi salvo', { exact: true }).waitFor({ state: 'detached' });
    expect(await title(page).inputValue()).toBe('Desta janela');
    await save(page);
    await isSaved(page);
    await context.close();
    expect(complaints).toEqual([]);

    const pupil = await visit(academy.url);
    await enterAs(pupil.page, 'Aluno');
    await pupil.page.goto('/course/1');
    await pupil.page.getByText('Desta janela').first().waitFor();
    await pupil.context.close();
  },
);
