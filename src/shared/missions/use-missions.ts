import { useEffect } from 'react';
import { api } from '../../lib/api.ts';
import { DAY_MS } from '../../../server/common/time.schema.ts';

/** The server's clock may be a little behind the browser's. */
const MARGIN_MS = 2_000;
/** A browser's clock may be wrong by years, and a timer of more than 24 days would ring at once. */
const LONGEST_MS = DAY_MS;

/** The missions of today and of this week. They change at midnight in São Paulo, with everything that counts days. */
export const useMissions = () => {
  const cache = api.useUtils();
  const missions = api.missions.list.useQuery();
  const endsAt = missions.data?.daily.endsAt;
  useEffect(() => {
    if (endsAt === undefined) return;
    const timer = setTimeout(
      () => void cache.missions.invalidate(),
      Math.min(Math.max(0, Date.parse(endsAt) - Date.now()), LONGEST_MS) + MARGIN_MS,
    );
    return () => clearTimeout(timer);
  }, [endsAt, cache]);
  return missions;
};
