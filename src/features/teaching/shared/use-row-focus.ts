import { useEffect, useRef, useState } from 'react';

/**
 * For lists whose rows come, go and move: puts the focus on the first of these selectors that can take it, once the
 * list is drawn anew.
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
      // What a new row says at first goes with the first letter typed; what somebody wrote into another stays.
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
