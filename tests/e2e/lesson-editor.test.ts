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

/** On paper there are the text, whole boards with their squares and all comments, and nothing of the page around. */
const printsWell = async (page: Page) => {
  const square = page.locator('[data-square="e4"]').first();
  await square.waitFor();
  await page.emulateMedia({ media: 'print' });
  for (const furniture of ['banner', 'contentinfo', 'complementary', 'navigation'] as const)
    await expect.poll(async () => [furniture, await page.getByRole(furniture).count()]).toEqual([furniture, 0]);
  await expect.poll(() => page.getByRole('button', { name: 'Próximo lance' }).count()).toBe(0);
  await page.getByText('1. e4: O centro.').waitFor();
  const style = await square.evaluate(element => {
    const { backgroundColor, printColorAdjust } = getComputedStyle(element);
    return { backgroundColor, printColorAdjust };
  });
  expect(style.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  expect(style.printColorAdjust).toBe('exact');
  const board = page.locator('.printed-board').first();
  expect(await board.evaluate(element => getComputedStyle(element).breakInside)).toBe('avoid');
  // A4 has 18 cm between its margins: 680 px.
  expect((await board.boundingBox())?.width).toBeLessThan(400);
};

test(`two windows write one lesson: the second is told, keeps what it typed and decides; a student prints \
it`, async () => {
  const academy = await demoAcademy();
  const { page, context, complaints } = await visit(academy.url);
  await enterAs(page, 'Professor');
  const other = await context.newPage();
  for (const each of [page, other]) {
    await each.goto(EDITOR);
    await expect.poll(() => title(each).inputValue()).not.toBe('');
  }

  await title(other).fill('Da outra janela');
  await save(other);
  await isSaved(other);

  await title(page).fill('Desta janela');
  await save(page);
  await page.getByText(/Este conteúdo foi alterado em outra janela\. Recarregue antes de salvar\. O que/).waitFor();
  await page.getByRole('button', { name: 'Manter o que digitei' }).click();
  await page.getByText('Ainda não foi salvo', { exact: true }).waitFor({ state: 'detached' });
  await expect.poll(() => title(page).inputValue()).toBe('Desta janela');
  await page.getByRole('button', { name: 'Ver o Markdown' }).click();
  await page.getByLabel('Descrição', { exact: true }).fill('Veja:\n\n```pgn\n1. e4 {O centro.} e5 2. Cf3!\n```');
  await save(page);
  await isSaved(page);
  await context.close();
  expect(complaints).toEqual([]);

  const pupil = await visit(academy.url);
  await enterAs(pupil.page, 'Aluno');
  await pupil.page.goto('/course/1');
  await pupil.page.getByText('Desta janela').first().waitFor();
  await printsWell(pupil.page);
  await pupil.context.close();
});
