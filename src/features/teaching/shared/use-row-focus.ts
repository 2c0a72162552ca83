import { useEffect, useRef, useState } from 'react';

/**
 * For lists whose rows are added, removed and moved: focuses the first of these selectors that can be focused, once the
 * list is rendered again.
 */
export const useRowFocus = <Container extends HTMLElement = HTMLDivElement>() => {
  const container = useRef<Container>(null);
  const [wanted, setWanted] = useState<{ selectors: readonly string[]; isNew: boolean }>({
    selectors: [],
    isNew: false,
  });
  useEffect(() => {
    for (const selector of wanted.selectors) {
      const element = container.current?.querySelector<HTMLElement>(selector);
      if (!element || element.matches(':disabled')) continue;
      element.focus();
      // The default text of a new row is replaced by the first letter typed; what somebody typed elsewhere stays.
      if (wanted.isNew && element instanceof HTMLInputElement) element.select();
      return;
    }
  }, [wanted]);
  return {
    container,
    focusOn: (...selectors: string[]) => setWanted({ selectors, isNew: false }),
    focusOnNew: (selector: string) => setWanted({ selectors: [selector], isNew: true }),
  };
};
