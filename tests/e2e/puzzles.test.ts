import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { openDatabase } from '../../db/open.ts';
import { puzzles } from '../../db/schema/puzzles.ts';
import { addPuzzles, type NewPuzzle } from '../../server/features/puzzles/collection.service.ts';
import { figuresOf, focused, tabTo } from '../support/acts.ts';
import { isSquare, type Square } from '../../src/board/squares.ts';
import type { Academy } from '../../server/harness/process.ts';
import { demoAcademy, enterAs, freshFolder, visit } from '../support/visit.ts';

/** The easiest there are, so that the list begins with them. */
const added: NewPuzzle[] = [
  {
    source: 'test:ladder',
    title: 'A escada das torres',
    description: 'Duas torres caminham juntas.',
    difficulty: 'medio',
    fen: '6k1/8/8/8/1r6/r7/4K3/8 b - - 0 41',
    lastMove: 'f2e2',
    moves: ['b4b2', 'e2e1', 'a3a1'],
    themes: ['mateEm2'],
    rating: 100,
    deviation: 50,
  },
  {
    source: 'test:back-rank',
    title: 'Mate na última fila',
    description: 'O rei preto não tem para onde fugir.',
    difficulty: 'facil',
    fen: '6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 20',
    lastMove: 'h8g8',
    moves: ['d1d8'],
    themes: ['mateEm1'],
    rating: 110,
    deviation: 50,
  },
];

let academy: Academy;
let db: Db;
beforeAll(async () => {
  const folder = freshFolder();
  academy = await demoAcademy(folder);
  db = openDatabase({ kind: 'sqlite', file: join(folder, 'academy.db') });
  await db.write(tx => addPuzzles(tx, added));
});
afterAll(() => db.close());

const squareInFocus = (page: Page): Promise<string> =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.name ?? '');

/** Walks from the square in focus to another with the arrow keys, for somebody behind the black pieces. */
const walkTo = async (page: Page, to: Square): Promise<void> => {
  await expect.poll(() => squareInFocus(page)).not.toBe('');
  const from = await squareInFocus(page);
  if (!isSquare(from)) throw new Error('The focus is not on the board');
  const files = to.charCodeAt(0) - from.charCodeAt(0);
  const ranks = Number(to[1]) - Number(from[1]);
  for (let i = 0; i < Math.abs(files); i += 1) await page.keyboard.press(files > 0 ? 'ArrowLeft' : 'ArrowRight');
  for (let i = 0; i < Math.abs(ranks); i += 1) await page.keyboard.press(ranks > 0 ? 'ArrowDown' : 'ArrowUp');
  await page.keyboard.press('Enter');
};

const verdict = (page: Page) => page.getByRole('status', { name: 'Avaliação' });
const says = (page: Page, words: string): Promise<void> => verdict(page).getByText(words).waitFor();
const openPuzzle = (page: Page): number => Number(new URL(page.url()).searchParams.get('problema'));

const solutionOf = async (id: number): Promise<readonly string[]> => {
  const [puzzle] = await db.read.select({ moves: puzzles.moves }).from(puzzles).where(eq(puzzles.id, id));
  if (!puzzle) throw new Error(`There is no puzzle ${id}`);
  return puzzle.moves;
};

const solvedCount = async (page: Page): Promise<number> => {
  const term = page.getByText('Problemas resolvidos', { exact: true });
  return Number(await term.locator('xpath=following-sibling::dd').innerText());
};

test(`a student solves one puzzle and the next by keyboard alone, is paid once and finds it solved after a \
reload`, async () => {
  const { page, complaints } = await visit(academy.url);
  await enterAs(page, 'Aluno');
  await page.goto('/practice');
  await tabTo(page, 'Jogar vs IA');
  await page.keyboard.press('ArrowRight');
  await page.waitForURL('**/practice?aba=problemas');
  await page.getByRole('link', { name: 'A escada das torres' }).waitFor();
  await expect.poll(() => solvedCount(page)).toBeGreaterThanOrEqual(0);
  const [before, solvedBefore] = [await figuresOf(page), await solvedCount(page)];

  await tabTo(page, 'A escada das torres');
  await page.keyboard.press('Enter');
  await says(page, 'Encontre o melhor lance.');
  await walkTo(page, 'b4');
  await walkTo(page, 'b2');
  await says(page, 'O adversário respondeu Re1. Sua vez.');
  await walkTo(page, 'a3');
  await walkTo(page, 'a1');
  await says(page, 'Problema resolvido!');
  await expect.poll(() => focused(page)).toBe('Avaliação');
  await page.getByRole('region', { name: 'Sua resposta' }).getByText('+15 XP', { exact: true }).waitFor();
  await expect.poll(() => figuresOf(page)).toEqual({ experience: before.experience + 15, coins: before.coins + 2 });

  const first = openPuzzle(page);
  await tabTo(page, 'Próximo problema');
  await page.keyboard.press('Enter');
  await expect.poll(() => openPuzzle(page)).not.toBe(first);
  await says(page, 'Encontre o melhor lance.');
  const second = openPuzzle(page);
  await page.reload();
  await says(page, 'Encontre o melhor lance.');
  expect(openPuzzle(page)).toBe(second);
  const solution = await solutionOf(second);
  for (const [i, move] of solution.entries()) {
    if (i % 2 === 1) continue;
    await page.getByLabel('Digite um lance').focus();
    await page.keyboard.type(move);
    await page.keyboard.press('Enter');
    await says(page, i === solution.length - 1 ? 'Problema resolvido!' : 'Sua vez.');
  }
  await expect.poll(async () => (await figuresOf(page)).coins).toBe(before.coins + 4);
  const after = await figuresOf(page);

  await page.goto(`/practice?aba=problemas&problema=${first}`);
  await page.getByText('Resolvido', { exact: true }).waitFor();
  await says(page, 'Encontre o melhor lance.');
  for (const [move, words] of [
    ['Tb2', 'Sua vez.'],
    ['Ta1', 'Problema resolvido!'],
  ] as const) {
    await page.getByLabel('Digite um lance').fill(move);
    await page.keyboard.press('Enter');
    await says(page, words);
  }
  await page.getByText(/Você já tinha resolvido este problema/).waitFor();
  await tabTo(page, 'Todos os problemas');
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('A escada das torres');
  await expect.poll(() => solvedCount(page)).toBe(solvedBefore + 2);
  await expect.poll(() => figuresOf(page)).toEqual(after);
  expect(complaints).toEqual([]);
});

test('a wrong move goes back, a hint marks the piece, and the mouse is enough', async () => {
  const { page, complaints } = await visit(academy.url);
  await enterAs(page, 'Professor');
  await page.goto('/practice?aba=problemas&dificuldade=facil');
  await page.getByText('Mate na última fila').click();
  await says(page, 'Encontre o melhor lance.');
  await page.locator('[data-square=d1]').click();
  await page.locator('[data-square=d7]').click();
  await says(page, 'Esse não é o lance.');
  await page.getByRole('button', { name: 'd1, torre branca' }).waitFor();
  await page.getByRole('button', { name: 'Dica' }).click();
  await says(page, 'Dica: quem joga é a peça em d1 (torre branca).');
  // A busy browser can lose the steps of a drag: whoever sees the rook still standing drags it again.
  const drag = () => page.locator('[data-square=d1]').dragTo(page.locator('[data-square=d8]'), { steps: 8 });
  const isSolved = async () => (await verdict(page).innerText()).includes('Problema resolvido!');
  await expect.poll(async () => (await isSolved()) || drag().then(isSolved)).toBe(true);
  expect(await page.getByRole('region', { name: 'Sua resposta' }).innerText()).not.toMatch(/XP|moeda/);
  await page.goBack();
  await page.getByRole('heading', { name: /^Problemas/ }).waitFor();
  expect(page.url()).toContain('/practice?aba=problemas&dificuldade=facil');
  expect(await page.getByRole('button', { name: /^Fácil/ }).getAttribute('aria-pressed')).toBe('true');
  expect(complaints).toEqual([]);
});
