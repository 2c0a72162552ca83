import { useEffect, useEffectEvent, useState } from 'react';

const DEBOUNCE_MS = 300;

/**
 * Text that is shown at once, and passed on when the typing pauses: to the `settle` of that moment, which knows what
 * was chosen beside the field in the meantime.
 */
export const useDebouncedText = (settled: string, settle: (text: string) => void) => {
  const [typed, setTyped] = useState<string>();
  const settleNow = useEffectEvent(settle);
  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(() => {
      settleNow(typed);
      setTyped(undefined);
    }, DEBOUNCE_MS);
    // Without this, the timer would bring the reader back here from the next page.
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed ?? settled, setTyped] as const;
};
