import { useState } from 'react';

/**
 * Which half-move of a game is looked at. Whoever stands at the end stays there as moves are added; whoever looked back
 * is brought to the present by `toEnd`, and to the beginning of whatever comes by `toStart`.
 */
export const useShownPly = (length: number) => {
  const [back, setBack] = useState<number | null>(null);
  const ply = back === null ? length : Math.min(back, length);
  const goTo = (wanted: number) => setBack(wanted >= length ? null : Math.max(0, wanted));
  return { ply, isLive: ply === length, goTo, toStart: () => setBack(0), toEnd: () => setBack(null) };
};
