import { useEffect, useEffectEvent, useState } from 'react';
import { secondsLeft } from './answer-sheet.ts';

const TICK_MS = 250;

/** Whole seconds until `deadline` (milliseconds); says when none is left. */
export const useCountdown = (deadline: number, onEnd?: () => void): number => {
  const [now, setNow] = useState(Date.now);
  const end = useEffectEvent(() => onEnd?.());
  const left = secondsLeft(deadline, now);
  const isOver = left === 0;

  useEffect(() => {
    if (isOver) return end();
    const ticking = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(ticking);
  }, [isOver]);
  return left;
};
