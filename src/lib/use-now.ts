import { useEffect, useState } from 'react';

const TICK_MS = 10_000;

/** The time in milliseconds, updated a few times a minute, for screens where something opens at a set time. */
export const useNow = (): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
};
