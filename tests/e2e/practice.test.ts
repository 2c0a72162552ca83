import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Academy } from '../../server/harness/process.ts';
import { choose, drag } from '../support/acts.ts';
import { demoAcademy, enterAs, visit } from '../support/visit.ts';

let academy: Academy;
beforeAll(async () => {
  academy = await demoAcademy();
});

const moves = (page: Page): Promise<string[]> =>
  page.getByRole('region', { name: 'Lances', exact: true }).getByRole('listitem').getByRole('button').allInnerTexts();
const lastMove = (page: Page): Promise<string> => page.getByRole('status', { name: 'Último lance' }).innerText();
/** The AI has answered the student's move with the given number. */
const answered = (page: Page, number: number): Promise<void> =>
  expect.poll(async () => (await moves(page)).length).toBe(number * 2);

/** The parts of board and clocks that cannot be seen without scrolling, as the page is. */
const outOfView = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const top = document.querySelector('header')!.getBoundingClientRect().bottom;
    const parts = [...document.querySelectorAll('[role=timer], [role=grid]')];
    if (parts.length !== 3) return ['one board and two clocks are not there'];
    return parts
      .filter(part => part.getBoundingClientRect().top < top - 1 || part.getBoundingClientRect().bottom > innerHeight)
      .map(part => part.getAttribute('aria-label') ?? part.outerHTML);
  });
const SCREENS = [
  { width: 1440, height: 900 },
  { width: 375, height: 812 },
  { width: 1366, height: 657 },
];

// No reply of Black's gives check before its third move, so these three of White's can always be played.
test('a student plays the engine by mouse and keyboard, hears why, goes on after a reload and resigns', async () => {
  const { page, complaints } = await visit(academy.url);
  await enterAs(page, 'Aluno');
  await page.goto('/practice');
  await choose(page.getByRole('main'), /Fácil/);
  await page.getByRole('switch', { name: /Comentários automáticos/ }).check();
  await page.getByRole('button', { name: 'Iniciar Partida' }).click();
  await page.getByLabel('Digite um lance').waitFor();

  await drag(page.locator('[data-square=e2]'), page.locator('[data-square=e4]'));
  await answered(page, 1);
  expect((await moves(page))[0]).toBe('e4');
  await expect.poll(() => lastMove(page)).toMatch(/^Pretas jogam/);
  const comments = page.getByRole('log', { name: 'Análise dos lances' });
  await comments.getByText('1. e4', { exact: true }).waitFor();
  await comments.getByText(/^1\.\.\. /).waitFor();
  await expect.poll(() => comments.innerText()).toMatch(/As (brancas|pretas)|A posição/);

  // From e2 two squares to the right and one down stands the knight.
  await page.getByRole('button', { name: /^e2,/ }).focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'Enter', 'ArrowUp', 'ArrowUp', 'ArrowLeft', 'Enter'])
    await page.keyboard.press(key);
  await answered(page, 2);
  expect((await moves(page))[2]).toBe('Cf3');

  const played = await moves(page);
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await page.reload();
    await page.getByText('Partida retomada').first().waitFor();
    await expect.poll(() => outOfView(page)).toEqual([]);
  }
  await expect.poll(() => moves(page)).toEqual(played);
  expect(await page.getByRole('timer', { name: 'Seu relógio' }).innerText()).toMatch(/^(10:00|\d:\d\d)$/);

  await page.locator('[data-square=a2]').click();
  await page.locator('[data-square=a3]').click();
  await answered(page, 3);

  await page.getByRole('button', { name: 'Desistir' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Desistir' }).click();
  await page.getByRole('heading', { name: 'Você desistiu' }).waitFor();
  const finished = await moves(page);
  await page.getByRole('status', { name: 'Histórico' }).getByText('Partida guardada.').waitFor();
  await page.getByRole('button', { name: 'Reiniciar' }).click();
  await page.getByRole('button', { name: 'Iniciar Partida' }).waitFor();
  await expect.poll(() => moves(page)).toEqual([]);

  const latest = page.getByRole('list', { name: 'Partidas contra a IA' }).getByRole('listitem').first();
  await expect
    .poll(() => latest.innerText())
    .toMatch(/IA \(Fácil\)[^]*3 lances[^]*Derrota por desistência[^]*Amistosa/);
  const open = latest.getByRole('link', { name: /^Ver partida/ });
  await open.click();
  const saved = page.getByRole('dialog', { name: 'Rever partida' });
  await saved.getByRole('grid', { name: 'Tabuleiro da partida' }).waitFor();
  await expect.poll(() => moves(page)).toEqual(finished);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => saved.getByRole('status', { name: 'Lance mostrado' }).innerText())
    .toBe('Brancas jogam peão e4');
  await saved.getByRole('button', { name: 'Fechar' }).click();
  await saved.waitFor({ state: 'detached' });
  await expect.poll(() => open.evaluate(link => link === document.activeElement)).toBe(true);
  await open.click();
  await page.waitForURL(/partida=\d+/);
  await page.reload();
  await saved.getByRole('grid', { name: 'Tabuleiro da partida' }).waitFor();
  await expect.poll(() => moves(page)).toEqual(finished);
  expect(complaints).toEqual([]);
});
