import { type RefObject, useEffect } from 'react';

const FIELDS = 'input:not([type="hidden"]), select, textarea, button[type="submit"]';

/** Fields in which Enter submits their form. Buttons and links have their own use for the key. */
const submits = (target: EventTarget | null): target is HTMLInputElement | HTMLSelectElement =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

/** A line of a list (`data-adds`) takes the key itself once something stands in it. */
const addsLine = (field: HTMLInputElement | HTMLSelectElement): boolean =>
  field.dataset['adds'] !== undefined && field.value.trim() !== '';

/**
 * Enter in a field leads to the next field, and to the submit button after the last one: it never goes on to another
 * step while somebody is typing.
 */
export const useEnterKey = (container: RefObject<HTMLFormElement | null>): void => {
  useEffect(() => {
    const form = container.current;
    const press = (event: KeyboardEvent) => {
      const { key, target, isComposing } = event;
      if (key !== 'Enter' || isComposing || !form || !submits(target) || addsLine(target)) return;
      event.preventDefault();
      const fields = [...form.querySelectorAll<HTMLElement>(FIELDS)].filter(
        field => field === target || !field.matches(':disabled, [hidden] *'),
      );
      const next = fields[fields.indexOf(target) + 1];
      next?.focus();
      if (next instanceof HTMLInputElement) next.select();
    };
    form?.addEventListener('keydown', press);
    return () => form?.removeEventListener('keydown', press);
  }, [container]);
};
