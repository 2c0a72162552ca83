import { useEffect, useState } from 'react';

const TICK_MS = 10_000;

/** The time in milliseconds, a few times a minute: doors open while one looks at them. */
export const useNow = (): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
};
