import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Academy } from '../../server/harness/process.ts';
import { demoAcademy, enterAs, visit } from '../support/visit.ts';

let academy: Academy;
beforeAll(async () => {
  academy = await demoAcademy();
});

const NARROW = { width: 375, height: 812 };
const said = (page: Page): Promise<string> => page.getByRole('status', { name: 'Último lance' }).innerText();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const tap = async (page: Page, from: string, to: string): Promise<void> => {
  await page.locator(`[data-square=${from}]`).click();
  await page.locator(`[data-square=${to}]`).click();
};

/** A challenge of whoever looks at the page. */
const challenge = async (page: Page, userId: number): Promise<number> => {
  const body = { opponent: { kind: 'person', userId }, base: 600, increment: 5, color: 'white', rated: true };
  const made = (await (await page.request.post('/api/matches', { data: body })).json()) as { match: { id: number } };
  return made.match.id;
};
const idOf = async (page: Page): Promise<number> => {
  const { user } = (await (await page.request.get('/api/auth/me')).json()) as { user: { id: number } };
  return user.id;
};

test(`two play on two devices: a challenge, a move prepared for the next turn, a takeback refused, a draw, and a \
rematch with colours swapped`, async () => {
  const [white, black] = [await visit(academy.url), await visit(academy.url, { viewport: NARROW })];
  await enterAs(white.page, 'Aluno');
  await enterAs(black.page, 'Professor');
  const id = await challenge(white.page, await idOf(black.page));
  await white.page.goto(`/partidas/${id}`);
  await heading(white.page, 'Desafio enviado').waitFor();
  await black.page.goto(`/partidas/${id}`);
  await button(black.page, 'Aceitar desafio').click();

  await heading(white.page, 'Sua vez').waitFor();
  await heading(black.page, 'Vez do adversário').waitFor();
  await white.page.getByText('Amistosa', { exact: true }).waitFor();
  const names = await black.page.locator('p[title]').all();
  for (const name of names) expect(await name.evaluate(p => p.scrollWidth - p.clientWidth)).toBe(0);
  expect(names).toHaveLength(2);
  await tap(black.page, 'e7', 'e5');
  await black.page.getByText('Lance antecipado: e7–e5').waitFor();
  await tap(white.page, 'e2', 'e4');
  await expect.poll(() => said(white.page)).toBe('Pretas jogam peão e5');
  await expect.poll(() => said(black.page)).toBe('Pretas jogam peão e5');

  await white.page.getByLabel('Digite um lance').fill('Cf3');
  await white.page.keyboard.press('Enter');
  await expect.poll(() => said(black.page)).toBe('Brancas jogam cavalo f3');
  await button(white.page, 'Pedir para voltar').click();
  await black.page.getByText(/pede para voltar o último lance/).waitFor();
  await button(black.page, 'Recusar').click();
  await expect.poll(() => white.page.getByText(/Você pediu para voltar/).count()).toBe(0);
  await expect.poll(() => said(white.page)).toBe('Brancas jogam cavalo f3');

  await button(black.page, 'Dizer uma frase').click();
  await black.page.getByRole('menuitem', { name: 'Bom jogo!' }).click();
  await white.page.getByText('Bom jogo!').waitFor();

  await button(black.page, 'Propor empate').click();
  await button(white.page, 'Aceitar').click();
  for (const { page } of [white, black]) await heading(page, 'Empate').waitFor();
  await button(white.page, 'Revanche').click();
  await button(black.page, 'Aceitar').click();
  for (const { page } of [white, black]) await page.waitForURL(url => url.pathname !== `/partidas/${id}`);
  await heading(black.page, 'Sua vez').waitFor();
  await expect.poll(() => black.page.locator('[data-square]').first().getAttribute('data-square')).toBe('a8');
  expect([...white.complaints, ...black.complaints]).toEqual([]);
});
