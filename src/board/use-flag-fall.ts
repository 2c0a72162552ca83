import { useEffect, useRef } from 'react';
import { type Clocks, timeLeft } from './clocks.ts';

/**
 * Calls `look` when the running clock reaches zero, and whenever the tab comes to the front: the timers of a hidden tab
 * are late.
 */
export const useFlagFall = (clocks: Clocks, look: () => void): void => {
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  });
  useEffect(() => {
    if (!clocks.running) return undefined;
    const call = () => latest.current();
    const timer = setTimeout(call, timeLeft(clocks, clocks.running.color, Date.now()));
    document.addEventListener('visibilitychange', call);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', call);
    };
  }, [clocks]);
};
