import { type RefObject, useEffect, useRef, useState } from 'react';

const INVALID = '[aria-invalid="true"], [data-invalid]';

/** Leads to the first field with an error, once what holds it is on the screen. */
export const useInvalidFocus = <Container extends HTMLElement>(): { container: RefObject<Container | null>; focusInvalid: () => void } => {
  const container = useRef<Container>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times === 0) return;
    const found = [...(container.current?.querySelectorAll<HTMLElement>(INVALID) ?? [])].find(element => !element.closest('[hidden]'));
    found?.focus();
  }, [times]);
  return { container, focusInvalid: () => setTimes(count => count + 1) };
};
