import { format } from 'node:util';
import { expect, vi, type MockInstance } from 'vitest';

const LEVELS = ['error', 'warn'] as const;
let ears: MockInstance[] = [];

/** From here on what the console is told as an error or a warning is kept instead of printed. */
export const listen = (): void => {
  ears = LEVELS.map(level => vi.spyOn(console, level).mockImplementation(() => {}));
};

/**
 * React's remarks that a lazy screen, or an answer of the server, came while no test was waiting for it. They come when
 * they come, as in a browser; the tests wait for what a person sees of them, so it says nothing about the product.
 */
const CAME_UNAWAITED =
  /^(A suspended resource finished loading inside a test|An update to .* inside a test was not wrapped in act)/;

const heard = () =>
  ears.flatMap(ear => ear.mock.calls.map(parts => format(...parts))).filter(text => !CAME_UNAWAITED.test(text));

/** Ends the listening. @throws when somebody complained and the test did not expect it. */
export const expectSilence = (): void => {
  const complaints = heard();
  for (const ear of ears) ear.mockRestore();
  expect(complaints, 'unexpected console.error or console.warn').toEqual([]);
};

/**
 * For the test that provokes a complaint, such as a screen that throws: it must be among what was heard, and all of
 * that is forgiven.
 */
export const expectComplaint = (text: RegExp): void => {
  expect(heard()).toContainEqual(expect.stringMatching(text));
  for (const ear of ears) ear.mockClear();
};
