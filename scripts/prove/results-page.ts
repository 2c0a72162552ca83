import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { hasCome, type Word } from './homework-plan.ts';

/** A cell of the matrix, by the name of its button, and what it says. */
export type Sight = { cell: string; says: Word };
export const cellName = (fullName: string, title = ''): string => `${fullName}, ${title}`;

/** With the moment in which it began to say so. */
type Seen = Sight & { at: number };
declare global {
  var seenCells: Seen[];
}

/** Keeps from now on when which cell of the open page began to say what. */
export const watchCells = async (page: Page): Promise<void> => {
  await page.getByRole('table').waitFor();
  await page.evaluate(() => {
    const known = new Map<string, string>();
    globalThis.seenCells = [];
    const look = (): void => {
      for (const button of document.querySelectorAll('td button[aria-label]')) {
        const [, cell = '', says = ''] = /^(.*): (.*)$/.exec(button.getAttribute('aria-label') ?? '') ?? [];
        if (known.get(cell) !== says) globalThis.seenCells.push({ cell, says: says as Word, at: Date.now() });
        known.set(cell, says);
      }
    };
    look();
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });
};

const isShown = (seen: Seen, { cell, says }: Sight): boolean => seen.cell === cell && hasCome(seen.says, says);

/** When each change was first on the screen, or what follows it; waits so long for those that are not. */
export const shownSince = async <Change extends Sight>(
  page: Page,
  changes: readonly Change[],
  patienceMs: number,
): Promise<(Change & { seenAt: number | undefined })[]> => {
  const endsAt = performance.now() + patienceMs;
  for (;;) {
    const seen = await page.evaluate(() => globalThis.seenCells);
    const sights = changes.map(change => ({ ...change, seenAt: seen.find(one => isShown(one, change))?.at }));
    if (performance.now() > endsAt || sights.every(({ seenAt }) => seenAt !== undefined)) return sights;
    await sleep(100);
  }
};

/** The matrix as it is read. */
export const readTable = (page: Page): Promise<{ heads: string[]; rows: string[][] }> =>
  page.evaluate(() => {
    const textOf = ({ textContent }: Element): string => textContent?.trim() ?? '';
    const rowsOf = (part: string): string[][] =>
      [...document.querySelectorAll(`table ${part} tr`)].map(row => [...row.children].map(textOf));
    return { heads: rowsOf('thead')[0] ?? [], rows: rowsOf('tbody') };
  });

/** Presses for the spreadsheet. @returns where it was put. */
export const downloadSheet = async (page: Page): Promise<string> => {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Planilha' }).click();
  return (await coming).path();
};
