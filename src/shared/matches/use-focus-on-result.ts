import { useEffect, useRef } from 'react';

/**
 * When a match ends the focused button or field disappears, and after a tap nothing has the focus. Then the focus moves
 * to the result.
 */
export const useFocusOnResult = (isOver: boolean) => {
  const result = useRef<HTMLDivElement>(null);
  const wasOver = useRef(isOver);
  useEffect(() => {
    const hasEnded = isOver && !wasOver.current;
    wasOver.current = isOver;
    if (!hasEnded) return undefined;
    // A dialog that closes lets go of the focus a moment later.
    const timer = setTimeout(() => {
      if (!document.activeElement?.contains(result.current)) return;
      result.current?.focus({ preventScroll: true });
      result.current?.scrollIntoView({ block: 'nearest' });
    });
    return () => clearTimeout(timer);
  }, [isOver]);
  return result;
};
