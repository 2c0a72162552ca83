import { useState } from 'react';

/**
 * Which half-move of a game is shown. At the end it follows new moves; after stepping back `toEnd` returns to the
 * current position, and `toStart` goes to the first one.
 */
export const useShownPly = (length: number) => {
  const [back, setBack] = useState<number | null>(null);
  const ply = back === null ? length : Math.min(back, length);
  const goTo = (wanted: number) => setBack(wanted >= length ? null : Math.max(0, wanted));
  return { ply, isLive: ply === length, goTo, toStart: () => setBack(0), toEnd: () => setBack(null) };
};
