import { useEffect, useRef } from 'react';

const toHeading = (): void => {
  if (document.activeElement !== document.body) return;
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};

/**
 * For a control that goes with what it did: once it is gone, the page's heading has the focus, which otherwise nothing
 * would have.
 * @returns what to call when it was done.
 */
export const useFocusHandover = (): (() => void) => {
  const isDone = useRef(false);
  useEffect(
    () => () => {
      // Behind the dialog that goes with it and would give the focus back to it.
      if (isDone.current) setTimeout(toHeading);
    },
    [],
  );
  return () => {
    isDone.current = true;
  };
};
