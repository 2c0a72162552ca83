import type { Locator, Page } from 'playwright-core';

/** How quick somebody is, in seconds a press and characters a second. */
export type Pace = { pressS: number; lettersAS: number };
export const GROWN_UP: Pace = { pressS: 1, lettersAS: 5 };
/** Who copies from a card, letter by letter. */
export const CHILD: Pace = { pressS: 1, lettersAS: 2.5 };

/** A person at a page, whose time is counted, and not that of the machine. */
export const personAt = (page: Page, { pressS, lettersAS }: Pace = GROWN_UP) => {
  let seconds = 0;
  const click = async (place: Locator): Promise<void> => {
    seconds += pressS;
    await place.click();
  };
  return {
    page,
    seconds: () => seconds,
    click,
    press: (name: string) => click(page.getByRole('button', { name, exact: true }).first()),
    square: (name: string) => click(page.locator(`[data-square="${name}"]`).last()),
    write: async (field: Locator, text: string): Promise<void> => {
      seconds += text.length / lettersAS;
      await click(field);
      await field.pressSequentially(text);
    },
    /** A press to go there, and one to paste what was copied before. */
    paste: async (field: Locator, text: string): Promise<void> => {
      seconds += 2 * pressS;
      await field.fill(text);
    },
    /** Opens the list, and chooses from it. */
    choose: async (list: Locator, option: string): Promise<void> => {
      seconds += 2 * pressS;
      await list.selectOption({ label: option });
    },
    /** Goes to another screen by so many presses. */
    open: async (path: string, presses: number): Promise<void> => {
      seconds += presses * pressS;
      await page.goto(path);
    },
  };
};
export type Person = ReturnType<typeof personAt>;
