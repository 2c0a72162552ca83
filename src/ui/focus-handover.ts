import { useEffect, useRef } from 'react';

/** Whether the focus is free to be given to a better place: nothing has it, or the heading for want of one. */
export const isFocusFree = (): boolean => document.activeElement?.matches('body, main h1') ?? true;

/** Gives the focus to the page's heading, where nothing has it. */
export const focusHeading = (): void => {
  if (document.activeElement !== document.body) return;
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};

/**
 * For a control that disappears with what it did: afterwards the page's heading gets the focus, which would be lost
 * otherwise.
 * @returns what to call when the action is done.
 */
export const useFocusHandover = (): (() => void) => {
  const isDone = useRef(false);
  useEffect(
    () => () => {
      // After the dialog that closes with it, which would give the focus back to it.
      if (isDone.current) setTimeout(focusHeading);
    },
    [],
  );
  return () => {
    isDone.current = true;
  };
};
