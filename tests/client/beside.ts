import { expect } from 'vitest';

/** What says that something is wrong with a control, and is announced. */
export const alertOf = (control: Element) =>
  control
    .getAttribute('aria-describedby')
    ?.split(' ')
    .flatMap(id => document.getElementById(id) ?? [])
    .find(({ role }) => role === 'alert');

/** The same, of a field that says of itself that it is wrong. */
export const beside = (field: Element) => {
  expect(field).toBeInvalid();
  return alertOf(field);
};
