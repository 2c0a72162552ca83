import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Academy } from '../../server/harness/process.ts';
import { focused, pressEnter, writesOf } from '../support/acts.ts';
import { demoAcademy, enterAs, visit } from '../support/visit.ts';

let academy: Academy;
beforeAll(async () => {
  academy = await demoAcademy();
});

const lastMove = (page: Page): Promise<string> => page.getByRole('status', { name: 'Último lance' }).innerText();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
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
  const written = writesOf(page);
  await enterAs(page, 'Aluno');
  await page.goto('/partidas');
  await page.getByRole('link', { name: /^Blitz/ }).click();
  await heading(page, 'Partida Blitz').waitFor();
  await page.getByRole('switch', { name: /Girar a cada lance/ }).check();
  await page.getByRole('button', { name: 'Iniciar Partida' }).click();
  await page.getByLabel('Digite um lance').waitFor();
  const corner = () => page.locator('[data-square]').first().getAttribute('data-square');

  await tap(page, 'e2', 'e4');
  await expect.poll(() => lastMove(page)).toBe('Brancas jogam peão e4');
  await expect.poll(corner).toBe('h1');
  // The board takes the next move once the server has the last one.
  await written();
  await tap(page, 'e7', 'e5');
  await expect.poll(corner).toBe('a8');
  await written();
  await tap(page, 'g1', 'f3');
  await expect.poll(() => lastMove(page)).toBe('Brancas jogam cavalo f3');

  await written();
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
  const written = writesOf(page);
  await enterAs(page, 'Aluno');
  await page.goto('/partidas/jogo?mode=classical');
  await pressEnter(page.getByRole('button', { name: 'Iniciar Partida' }));
  // The start puts the focus on e2; from there the pawn goes two squares up.
  await expect.poll(() => focused(page)).toMatch(/^e2,/);
  for (const key of ['Enter', 'ArrowUp', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
  await expect.poll(() => lastMove(page)).toBe('Brancas jogam peão e4');
  await written();
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'Enter', 'ArrowDown', 'ArrowDown', 'Enter'])
    await page.keyboard.press(key);
  await expect.poll(() => lastMove(page)).toBe('Pretas jogam peão e5');
  await pressEnter(page.getByRole('button', { name: 'Oferecer Empate' }));
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

test('a professor comments on a game of a student, who reads it', async () => {
  const { page, context } = await visit(academy.url);
  await enterAs(page, 'Aluno');
  const board = { opponent: { kind: 'board' }, base: 300, increment: 0, color: 'white', rated: false };
  const made = (await (await page.request.post('/api/matches', { data: board })).json()) as { match: { id: number } };
  for (const [ply, move] of ['f3', 'e5', 'g4', 'Dh4'].entries())
    await page.request.post(`/api/matches/${made.match.id}/moves`, { data: { move, ply } });

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
