import { useEffect, useRef, useState } from 'react';

const DEBOUNCE_MS = 300;

/** Text that is shown at once, and passed on when the typing pauses. */
export const useDebouncedText = (settled: string, settle: (text: string) => void) => {
  const [typed, setTyped] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Without this, the timer would bring the reader back here from the next page.
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      settle(text);
      setTyped(undefined);
    }, DEBOUNCE_MS);
  };
  return [typed ?? settled, type] as const;
};
