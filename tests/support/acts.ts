/** What people do on a page, who wait without thinking of it: until a control can be pressed, a figure stands there. */
import type { Locator, Page, Request } from 'playwright-core';
import { expect } from 'vitest';

/** As long as a page waits for what is looked for. */
const PATIENCE_MS = 40_000;

/** Chooses one of a few as people do: by the card around the radio, once nothing moves it any more. */
export const choose = (group: Locator, name: string | RegExp): Promise<void> =>
  group.locator('label', { has: group.page().getByRole('radio', { name, exact: true }) }).click();

/** Presses Enter on a control, once it can be pressed: the focus cannot be put on one that still waits. */
export const pressEnter = async (control: Locator): Promise<void> => {
  await expect.poll(() => control.isEnabled()).toBe(true);
  await control.press('Enter');
};

/** What the element in focus is called, or says. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() =>
    (document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '').trim(),
  );

/** Goes on by Tab, round and round, until something of that name has the focus: it may come late, or wait disabled. */
export const tabTo = async (page: Page, name: string | RegExp): Promise<void> => {
  const end = performance.now() + PATIENCE_MS;
  while (performance.now() < end) {
    await page.keyboard.press('Tab');
    const now = await focused(page);
    if (typeof name === 'string' ? now === name : name.test(now)) return;
  }
  throw new Error(`Nothing named ${name} takes the focus`);
};

/** XP and coins, as soon as the header shows them. */
export const figuresOf = async (page: Page): Promise<{ experience: number; coins: number }> => {
  const shown = page.getByRole('list', { name: 'Seu progresso' }).first();
  let found: RegExpExecArray | null = null;
  await expect.poll(async () => (found = /([\d.]+) XP\s+([\d.]+)/.exec(await shown.innerText()))).not.toBeNull();
  const [experience = NaN, coins = NaN] = found!.slice(1).map(digits => Number(digits.replaceAll('.', '')));
  return { experience, coins };
};

/** @returns what waits until all has been answered that the page has begun to write since now. */
export const writesOf = (page: Page): (() => Promise<void>) => {
  const open = new Set<Request>();
  page.on('request', request => request.method() !== 'GET' && open.add(request));
  page.on('requestfinished', request => open.delete(request));
  page.on('requestfailed', request => open.delete(request));
  return () => expect.poll(() => open.size).toBe(0);
};

/** Drags by the pointer from where something is once it stands still. */
export const drag = async (from: Locator, to: Locator, button: 'left' | 'right' = 'left'): Promise<void> => {
  const { mouse } = from.page();
  await from.hover();
  const [start, end] = [await middleOf(from), await middleOf(to)];
  await mouse.down({ button });
  await mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 6 });
  await mouse.move(end.x, end.y, { steps: 6 });
  await mouse.up({ button });
};

const middleOf = async (place: Locator): Promise<{ x: number; y: number }> => {
  const box = await place.boundingBox();
  if (!box) throw new Error('It is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
