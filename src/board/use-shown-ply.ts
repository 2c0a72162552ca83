import { useState } from 'react';

/**
 * Which half-move of a game is shown. At the end, the board follows the moves that are added. Elsewhere it stays, until
 * `toEnd` leads to the last move, or `toStart` to the first position.
 */
export const useShownPly = (length: number) => {
  const [back, setBack] = useState<number | null>(null);
  const ply = back === null ? length : Math.min(back, length);
  const goTo = (wanted: number) => setBack(wanted >= length ? null : Math.max(0, wanted));
  return { ply, isLive: ply === length, goTo, toStart: () => setBack(0), toEnd: () => setBack(null) };
};
