import { useEffect } from 'react';
import { DAY_MS } from '../../server/common/time.schema.ts';
import { dayOf, momentAt } from './moments.ts';

/** The server's clock may be a little behind the browser's. */
const MARGIN_MS = 2_000;

const untilMidnight = (now: number): number =>
  Date.parse(momentAt(dayOf(new Date(now + DAY_MS)), '00:00')) - now + MARGIN_MS;

/**
 * Calls back when what is shown is of another day in São Paulo: at midnight, and when the page comes back into view, as
 * a machine that slept, or a hidden tab, may have let midnight pass. Nothing is asked in between.
 * @param shownAt when it was fetched, in milliseconds; 0 while nothing is
 * @param onNewDay the same function at each rendering
 */
export const useNewDay = (shownAt: number, onNewDay: () => void): void => {
  useEffect(() => {
    if (shownAt === 0) return undefined;
    const day = dayOf(new Date(shownAt));
    let timer: ReturnType<typeof setTimeout>;
    const look = (): void => {
      clearTimeout(timer);
      timer = setTimeout(look, untilMidnight(Date.now()));
      if (!document.hidden && dayOf(new Date()) !== day) onNewDay();
    };
    look();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [shownAt, onNewDay]);
};
