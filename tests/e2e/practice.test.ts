import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Academy } from '../support/process.ts';
import { demoAcademy, enterAs, visit } from '../support/visit.ts';

let academy: Academy;
beforeAll(async () => {
  academy = await demoAcademy();
});

const moves = (page: Page): Promise<string[]> => page.getByRole('region', { name: 'Lances', exact: true }).getByRole('listitem').getByRole('button').allInnerTexts();
const lastMove = (page: Page): Promise<string> => page.getByRole('status', { name: 'Último lance' }).innerText();
/** The AI has answered the student's move with the given number. */
const answered = (page: Page, number: number): Promise<void> => expect.poll(async () => (await moves(page)).length, { timeout: 20_000 }).toBe(number * 2);

const middleOf = async (page: Page, square: string): Promise<[number, number]> => {
  const box = await page.locator(`[data-square=${square}]`).boundingBox();
  if (!box) throw new Error(`${square} is not drawn`);
  return [box.x + box.width / 2, box.y + box.height / 2];
};

const drag = async (page: Page, from: string, to: string): Promise<void> => {
  await page.locator(`[data-square=${from}]`).scrollIntoViewIfNeeded();
  await page.mouse.move(...(await middleOf(page, from)));
  await page.mouse.down();
  await page.mouse.move(...(await middleOf(page, to)), { steps: 8 });
  await page.mouse.up();
};

test('a student plays the engine by mouse and keyboard, hears why, goes on after a reload and resigns', async () => {
  const { page, complaints } = await visit(academy.url);
  await enterAs(page, 'Aluno');
  await page.goto('/practice');
  await page.getByRole('radio', { name: /Fácil/ }).check({ force: true });
  await page.getByRole('switch', { name: /Comentários automáticos/ }).check();
  await page.getByRole('button', { name: 'Iniciar Partida' }).click();

  await drag(page, 'e2', 'e4');
  expect(await lastMove(page)).toBe('Brancas jogam peão e4');
  await answered(page, 1);
  expect(await lastMove(page)).toMatch(/^Pretas jogam/);
  const comments = page.getByRole('log', { name: 'Análise dos lances' });
  await comments.getByText('1. e4', { exact: true }).waitFor();
  await comments.getByText(/^1\.\.\. /).waitFor();
  expect(await comments.innerText()).toMatch(/As (brancas|pretas)|A posição/);

  // From e2 two squares to the right and one down stands the knight.
  await page.getByRole('button', { name: /^e2,/ }).focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'Enter', 'ArrowUp', 'ArrowUp', 'ArrowLeft', 'Enter']) await page.keyboard.press(key);
  expect(await lastMove(page)).toBe('Brancas jogam cavalo f3');
  await answered(page, 2);

  await page.getByLabel('Digite um lance').fill('h3');
  await page.keyboard.press('Enter');
  await answered(page, 3);

  const played = await moves(page);
  await page.reload();
  await page.getByText('Partida retomada').first().waitFor();
  expect(await moves(page)).toEqual(played);
  expect(await page.getByRole('timer', { name: 'Seu relógio' }).innerText()).toMatch(/^9:\d\d$/);

  await page.locator('[data-square=a2]').click();
  await page.locator('[data-square=a3]').click();
  await answered(page, 4);

  await page.getByRole('button', { name: 'Desistir' }).click();
  await page.getByRole('heading', { name: 'Você desistiu' }).waitFor();
  await page.getByRole('button', { name: 'Reiniciar' }).click();
  await page.getByRole('button', { name: 'Iniciar Partida' }).waitFor();
  expect(await moves(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
