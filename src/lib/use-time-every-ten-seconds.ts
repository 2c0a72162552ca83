import { useEffect, useState } from 'react';

const TICK_MS = 10_000;

/** The present moment in milliseconds, renewed every ten seconds: a room opens while its page is on the screen. */
export const useTimeEveryTenSeconds = (): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
};
