import { type RefObject, useEffect, useRef, useState } from 'react';

const INVALID = '[aria-invalid="true"], [data-invalid]';

/**
 * Focuses the first field with an error once it is on the screen: a form may render its errors a moment after it has
 * reported them.
 */
export const useInvalidFocus = <Container extends HTMLElement>(): {
  container: RefObject<Container | null>;
  focusInvalid: () => void;
} => {
  const container = useRef<Container>(null);
  const isWanted = useRef(false);
  const [, setTimes] = useState(0);
  useEffect(() => {
    if (!isWanted.current) return;
    const found = [...(container.current?.querySelectorAll<HTMLElement>(INVALID) ?? [])].find(
      element => !element.closest('[hidden]'),
    );
    if (!found) return;
    isWanted.current = false;
    found.focus();
  });
  const focusInvalid = () => {
    isWanted.current = true;
    setTimes(count => count + 1);
  };
  return { container, focusInvalid };
};
