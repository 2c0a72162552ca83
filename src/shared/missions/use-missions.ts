import { focusManager } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../lib/api.ts';
import { DAY_MS } from '../../../server/common/time.schema.ts';

/** The server's clock may be a little behind the browser's. */
const MARGIN_MS = 2_000;
/** A browser's clock may be wrong by years, and a timer of more than 24 days would ring at once. */
const LONGEST_MS = DAY_MS;

/**
 * The missions of today and of this week. They change at midnight in São Paulo, with everything that counts days: all
 * of it is asked again then, or when the page comes back into view later, as a hidden tab and a machine that slept let
 * midnight pass.
 */
export const useMissions = () => {
  const { missions, training } = api.useUtils();
  const own = api.missions.list.useQuery();
  const endsAt = own.data && Date.parse(own.data.daily.endsAt);
  useEffect(() => {
    if (endsAt === undefined) return;
    const left = (): number => endsAt + MARGIN_MS - Date.now();
    const askAgain = (): void => {
      void missions.invalidate();
      void training.invalidate();
    };
    const look = (): void => {
      if (focusManager.isFocused() && left() <= 0) askAgain();
    };
    look();
    const timer = setTimeout(askAgain, Math.min(Math.max(MARGIN_MS, left()), LONGEST_MS));
    const endLooking = focusManager.subscribe(look);
    return () => {
      clearTimeout(timer);
      endLooking();
    };
  }, [endsAt, missions, training]);
  return own;
};
