import { useEffect, useState } from 'react';

/** Often enough that no second on a clock is skipped. */
const TICK_MS = 200;

/**
 * The present moment in milliseconds, again and again while `ticking`; a tab that comes to the front is up to date at
 * once.
 */
export const useNow = (ticking: boolean): number => {
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
