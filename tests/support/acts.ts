import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** Chooses one of a few as people do: by the card around the radio, once nothing moves it any more. */
export const choose = (group: Locator, name: string | RegExp): Promise<void> =>
  group.locator('label', { has: group.page().getByRole('radio', { name, exact: true }) }).click();

/** Presses Enter on a control, once it can be pressed: the focus cannot be put on one that still waits. */
export const pressEnter = async (control: Locator): Promise<void> => {
  await expect.poll(() => control.isEnabled(), { timeout: 20_000 }).toBe(true);
  await control.press('Enter');
};
