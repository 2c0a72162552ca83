import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { drag } from '../support/acts.ts';
import { aPng } from '../support/images.ts';
import type { Academy } from '../../server/harness/process.ts';
import { demoAcademy, enterAs, visit } from '../support/visit.ts';

let academy: Academy;
beforeAll(async () => {
  academy = await demoAcademy();
});

const titles = (page: Page): Promise<string[]> =>
  page.getByRole('list', { name: 'Lições do curso' }).getByRole('heading').allTextContents();
const handle = (page: Page, title: string) => page.getByRole('button', { name: `Arrastar ${title}` });

test('lessons change places by the pointer and by the keyboard, and keep them', async () => {
  // High enough for the list not to scroll while a lesson is dragged.
  const { page, context, complaints } = await visit(academy.url, { viewport: { width: 1280, height: 2_000 } });
  await enterAs(page, 'Professor');
  await page.goto('/professor/cursos/1/lessons');
  await page.getByRole('button', { name: 'Reordenar' }).click();
  const list = page.getByRole('list', { name: 'Lições do curso' });
  await list
    .getByRole('button', { name: /^Arrastar/ })
    .first()
    .waitFor();
  const [first, second, third, last] = (await titles(page)) as [string, string, string, string];

  // With the pointer: the first below the third.
  await drag(handle(page, first), handle(page, third));
  await expect.poll(() => titles(page)).toEqual([second, third, first, last]);

  // With the keyboard: the last one up by one.
  await handle(page, last).focus();
  await page.keyboard.press('Space');
  await page.getByText(`${last} foi pega: posição 4 de 4.`).waitFor({ state: 'attached' });
  // The list listens to the keys from its next turn on, which a program may not wait for.
  await page.evaluate(() => new Promise(resolve => setTimeout(resolve)));
  await page.keyboard.press('ArrowUp');
  await page.getByText(`${last} está na posição 3 de 4.`).waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  await expect.poll(() => titles(page)).toEqual([second, third, last, first]);

  await page.getByRole('button', { name: 'Salvar' }).click();
  await page.getByText('Lições reordenadas com sucesso', { exact: true }).waitFor();
  await page.reload();
  await expect.poll(() => titles(page)).toEqual([second, third, last, first]);
  await context.close();
  expect(complaints).toEqual([]);
});

test('a copy of a course is paused, priced, given a picture and deleted', async () => {
  const { page, context, complaints } = await visit(academy.url);
  await enterAs(page, 'Professor');
  await page.goto('/professor/cursos');
  const choose = async (course: string, entry: string) => {
    await page.getByRole('button', { name: `Ações de ${course}` }).click();
    await page
      .getByRole('menu', { name: `Ações de ${course}` })
      .getByRole('menuitem', { name: entry, exact: true })
      .click();
  };
  await choose('Táticas Essenciais', 'Duplicar');
  const copy = 'Cópia de Táticas Essenciais';
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(copy);

  await choose(copy, 'Editar');
  await page.getByRole('tab', { name: 'Configurações' }).click();
  await page.getByLabel('Preço (R$)').fill('');
  await page.getByRole('button', { name: 'Salvar Alterações' }).click();
  await page.getByText('Informe um preço de R$ 0,00 a R$ 100.000,00').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('price');
  await page.keyboard.type('19,99');
  await page.getByRole('switch', { name: /^Curso ativo/ }).check();
  await page.getByRole('button', { name: 'Salvar Alterações' }).click();
  await page.getByText('Curso atualizado com sucesso!', { exact: true }).waitFor();
  await page.locator('input[type=file]').setInputFiles({ name: 'capa.png', mimeType: 'image/png', buffer: aPng() });
  await page.getByText('Thumbnail atualizada!', { exact: true }).waitFor();
  await page.locator('main img[src^="/objects/uploads/"]').waitFor();

  // Something unsaved holds the way back.
  await page.getByLabel('Preço (R$)').fill('5');
  await page.goBack();
  await page
    .getByRole('alertdialog', { name: 'Sair sem salvar?' })
    .getByRole('button', { name: 'Sair sem salvar' })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Meus Cursos' }).waitFor();
  await page.getByText('R$ 19,99').waitFor();

  await choose(copy, 'Pausar');
  await page.getByText('Curso pausado', { exact: true }).waitFor();
  await choose(copy, 'Excluir');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe(`Ações de ${copy}`);
  await choose(copy, 'Excluir');
  await question.getByRole('button', { name: 'Excluir' }).click();
  await page.getByText('O curso foi excluído com sucesso', { exact: true }).waitFor();
  await page.getByRole('link', { name: copy, exact: true }).waitFor({ state: 'detached' });
  await context.close();
  expect(complaints).toEqual([]);
});
