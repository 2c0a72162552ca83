import { useEffect, useState } from 'react';

/** Often enough that no second on a clock is skipped. */
const TICK_MS = 200;

/**
 * The present moment in milliseconds, renewed five times a second while `ticking`. A tab that comes to the front is
 * renewed at once, as browsers slow down the timers of hidden tabs.
 */
export const useTickingTime = (ticking: boolean): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!ticking) return undefined;
    const look = () => setNow(Date.now());
    look();
    const timer = setInterval(look, TICK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [ticking]);
  return now;
};
