import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Academy } from '../../server/harness/process.ts';
import { demoAcademy, enterAs, visit } from '../support/visit.ts';

let academy: Academy;
beforeAll(async () => {
  academy = await demoAcademy();
});

const lastMove = (page: Page): Promise<string> => page.getByRole('status', { name: 'Último lance' }).innerText();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

const typeMove = async (page: Page, move: string): Promise<void> => {
  await page.getByLabel('Digite um lance').fill(move);
  await page.keyboard.press('Enter');
};
const tap = async (page: Page, from: string, to: string): Promise<void> => {
  await page.locator(`[data-square=${from}]`).click();
  await page.locator(`[data-square=${to}]`).click();
};

/** The games in the history, the latest first, each in one line. */
const history = async (page: Page): Promise<string[]> => {
  await page.goto('/partidas?aba=historico');
  const games = page.getByRole('region', { name: /^Suas partidas, página/ }).getByRole('listitem');
  await games.first().waitFor();
  return (await games.allInnerTexts()).map(text => text.replace(/\s+/g, ' '));
};

test(`two play by pointer at one board that turns to each; one resigns, and the game stands in the \
history`, async () => {
  const { page, complaints } = await visit(academy.url);
  await enterAs(page, 'Aluno');
  await page.goto('/partidas');
  await page.getByRole('link', { name: /^Blitz/ }).click();
  await heading(page, 'Partida Blitz').waitFor();
  await page.getByRole('switch', { name: /Girar a cada lance/ }).check();
  await page.getByRole('button', { name: 'Iniciar Partida' }).click();
  const corner = () => page.locator('[data-square]').first().getAttribute('data-square');

  await tap(page, 'e2', 'e4');
  expect(await lastMove(page)).toBe('Brancas jogam peão e4');
  await expect.poll(corner).toBe('h1');
  await tap(page, 'e7', 'e5');
  await expect.poll(corner).toBe('a8');
  await tap(page, 'g1', 'f3');

  await page.reload();
  await page.getByText('Partida retomada').first().waitFor();
  await heading(page, 'Vez das pretas').waitFor();

  await page.getByRole('button', { name: 'Desistir' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Desistir' }).click();
  await heading(page, 'Brancas vencem por desistência').waitFor();
  await page.getByText('Partida guardada no').waitFor();

  const [latest] = await history(page);
  expect(latest).toMatch(/Partida Blitz.*2 lances.*Brancas venceram por desistência/);
  await page
    .getByRole('button', { name: /^Ver partida/ })
    .first()
    .click();
  await page.getByRole('button', { name: '2. Cf3' }).waitFor();
  await page.getByRole('button', { name: 'Voltar à lista' }).click();
  await page
    .getByRole('button', { name: /^Ver partida/ })
    .first()
    .waitFor();
  expect(complaints).toEqual([]);
});

test('a draw is agreed by keyboard alone, from the start to the history', async () => {
  const { page, complaints } = await visit(academy.url);
  await enterAs(page, 'Aluno');
  await page.goto('/partidas/jogo?mode=classical');
  await page.getByRole('button', { name: 'Iniciar Partida' }).focus();
  await page.keyboard.press('Enter');
  // The start puts the focus on e2; from there the pawn goes two squares up.
  for (const key of ['Enter', 'ArrowUp', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
  expect(await lastMove(page)).toBe('Brancas jogam peão e4');
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'Enter', 'ArrowDown', 'ArrowDown', 'Enter'])
    await page.keyboard.press(key);
  expect(await lastMove(page)).toBe('Pretas jogam peão e5');
  await page.getByRole('button', { name: 'Oferecer Empate' }).focus();
  await page.keyboard.press('Enter');
  await heading(page, 'Empate acordado').waitFor();
  // The button is gone, and what it did is read.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Empate acordado');
  await page.getByText('Partida guardada no').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/partidas?aba=historico');
  expect((await history(page))[0]).toMatch(/Partida Clássica.*1 lance .*Empate de comum acordo/);
  expect(complaints).toEqual([]);
});

test('a clock that reaches zero loses, even for who looked away', async () => {
  const { page, complaints } = await visit(academy.url);
  await enterAs(page, 'Aluno');
  await page.clock.install();
  await page.goto('/partidas/jogo');
  await heading(page, 'Partida Rápida').waitFor();
  await page.getByRole('button', { name: 'Iniciar Partida' }).click();
  await typeMove(page, 'd4');
  await page.clock.fastForward('14:55');
  await heading(page, 'Vez das pretas').waitFor();
  await page.clock.fastForward('00:10');
  await heading(page, 'Tempo esgotado - Brancas vencem').waitFor();
  expect(await page.getByRole('timer', { name: 'Relógio das pretas' }).innerText()).toBe('0:00');
  await page.getByText('Partida guardada no').waitFor();
  expect((await history(page))[0]).toMatch(/Partida Rápida.*Brancas venceram no tempo/);
  expect(complaints).toEqual([]);
});

test('a professor comments on a game of a student, who reads it', async () => {
  const { page, context } = await visit(academy.url);
  await enterAs(page, 'Aluno');
  await page.goto('/partidas/jogo?mode=blitz');
  await page.getByRole('button', { name: 'Iniciar Partida' }).click();
  for (const move of ['f3', 'e5', 'g4', 'Dh4']) await typeMove(page, move);
  await heading(page, 'Pretas vencem por xeque-mate').waitFor();
  await page.getByText('Partida guardada no').waitFor();

  await context.clearCookies();
  await enterAs(page, 'Professor');
  await page.goto('/partidas?aba=analise');
  await page
    .getByRole('button', { name: /^Ver partida: .*Pretas venceram por xeque-mate/ })
    .first()
    .click();
  await page.getByRole('button', { name: '1. f3' }).click();
  await page.getByLabel('Comentar: 1. f3').fill('Este lance abre o caminho até o rei.');
  await page.getByRole('button', { name: 'Publicar comentário' }).click();
  await page.getByText('Comentário publicado').first().waitFor();

  await context.clearCookies();
  await enterAs(page, 'Aluno');
  expect((await history(page))[0]).toContain('1 comentário');
  await page
    .getByRole('button', { name: /^Ver partida/ })
    .first()
    .click();
  await page.getByText('Este lance abre o caminho até o rei.').waitFor();
});
