/** Somebody at a page who has a keyboard and nothing else. */
import type { Locator, Page } from 'playwright-core';

const MOST_TABS = 200;
const MOST_STEPS = 14;

const isFocused = (place: Locator): Promise<boolean> => place.evaluate(element => element === document.activeElement);

const FILES = 'abcdefgh';

export const keyboardAt = (page: Page) => {
  const complaints: string[] = [];
  page.context().on('weberror', error => complaints.push(error.error().message));
  page.on('console', message => message.type() === 'error' && complaints.push(message.text()));

  const keys = page.keyboard;
  /** Moves the focus there with Tab. @throws Error when Tab does not get there. */
  const reach = async (place: Locator): Promise<void> => {
    await place.waitFor();
    for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
      if (await isFocused(place)) return;
      await keys.press('Tab');
    }
    throw new Error(`Tab does not lead to ${String(place)}`);
  };

  const squareAt = (): Promise<string> => page.evaluate(() => document.activeElement?.getAttribute('data-name') ?? '');
  /** Goes to a square by the arrows, once the board has the focus. */
  const goTo = async (square: string, near: 'w' | 'b'): Promise<void> => {
    for (let steps = 0; steps < MOST_STEPS; steps += 1) {
      const now = await squareAt();
      if (now === square) return;
      const files = FILES.indexOf(square[0] ?? '') - FILES.indexOf(now[0] ?? '');
      const ranks = Number(square[1]) - Number(now[1]);
      const away = near === 'w' ? 1 : -1;
      if (files !== 0) await keys.press(files * away > 0 ? 'ArrowRight' : 'ArrowLeft');
      else await keys.press(ranks * away > 0 ? 'ArrowUp' : 'ArrowDown');
    }
    throw new Error(`The arrows do not lead to ${square}`);
  };

  return {
    page,
    complaints,
    /** @param within where several of that name are on the page. */
    press: async (name: string | RegExp, within: Locator | Page = page): Promise<void> => {
      await reach(within.getByRole('button', { name, exact: true }));
      await keys.press('Enter');
    },
    follow: async (name: string): Promise<void> => {
      await reach(page.getByRole('link', { name, exact: true }));
      await keys.press('Enter');
    },
    write: async (label: string, text: string): Promise<void> => {
      await reach(page.getByLabel(label, { exact: true }));
      await keys.press('ControlOrMeta+A');
      await keys.type(text);
    },
    /** Chooses one of a group of radio buttons: Tab leads to the group, the arrows to its others. */
    choose: async (group: string, option: string | RegExp): Promise<void> => {
      const radios = page.getByRole('group', { name: group });
      const wanted = radios.getByRole('radio', { name: option });
      await wanted.waitFor({ state: 'attached' });
      await reach(radios.locator('input[tabindex="0"]'));
      await keys.press('Space');
      for (let steps = 0; steps < MOST_STEPS && !(await wanted.isChecked()); steps += 1) await keys.press('ArrowDown');
      if (!(await wanted.isChecked())) throw new Error(`The arrows do not lead to ${String(option)}`);
    },
    /** Prepares a move on the board. */
    premove: async (from: string, to: string, near: 'w' | 'b'): Promise<void> => {
      await reach(page.getByRole('grid', { name: 'Tabuleiro' }).locator('button[tabindex="0"]'));
      await goTo(from, near);
      await keys.press('Enter');
      await goTo(to, near);
      await keys.press('Enter');
    },
    heading: (name: string): Promise<void> => page.getByRole('heading', { name, exact: true }).waitFor(),
    shows: (name: string): Promise<boolean> => page.getByRole('heading', { name, exact: true }).isVisible(),
    text: (text: string): Promise<void> => page.getByText(text).waitFor(),
    /** What a screen reader says about the last move. */
    said: (): Promise<string> => page.getByRole('status', { name: 'Último lance' }).innerText(),
    /** In seconds. */
    clock: async (side: string): Promise<number> => {
      const text = await page.getByLabel(`Relógio das ${side}`).innerText();
      const [, minutes = 0, seconds = 0] = /(\d+):(\d+)/.exec(text)?.map(Number) ?? [];
      return minutes * 60 + seconds;
    },
    cut: (): Promise<void> => page.context().setOffline(true),
    mend: (): Promise<void> => page.context().setOffline(false),
  };
};
export type Player = ReturnType<typeof keyboardAt>;
