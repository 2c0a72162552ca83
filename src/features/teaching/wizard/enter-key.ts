import type { KeyboardEvent } from 'react';

const FIELDS = 'input:not([type="hidden"]), select, textarea, button[type="submit"]';

/** Fields in which Enter submits their form. Buttons and links have their own use for the key. */
const submits = (target: EventTarget): target is HTMLInputElement | HTMLSelectElement =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

/**
 * Enter in a field leads to the next field, and to the submit button after the last one: it never goes on to another
 * step while somebody is typing.
 */
export const nextFieldOnEnter = (event: KeyboardEvent<HTMLFormElement>): void => {
  const { key, target, currentTarget: form, nativeEvent } = event;
  // React passes events of dialogs on to the form they were opened from.
  if (key !== 'Enter' || event.defaultPrevented || nativeEvent.isComposing || !form.contains(target as Node)) return;
  if (!submits(target)) return;
  event.preventDefault();
  const fields = [...form.querySelectorAll<HTMLElement>(FIELDS)].filter(
    field => field === target || !field.matches(':disabled, [hidden] *'),
  );
  const next = fields[fields.indexOf(target) + 1];
  next?.focus();
  if (next instanceof HTMLInputElement) next.select();
};
