import { MINUTE_MS } from '../../../../server/common/time.schema.ts';

type Meeting = { startsAt: string; minutes: number | null; roomUrl: string | null; roomOpensAt: string | null };

/** Whether the room of a meeting can be entered now: it is open from some time before the start until the end. */
export const roomStateOf = (
  { startsAt, minutes, roomUrl, roomOpensAt }: Meeting,
  now: number,
): 'open' | 'early' | 'over' | 'unknown' => {
  if (now >= Date.parse(startsAt) + (minutes ?? 0) * MINUTE_MS) return 'over';
  if (roomUrl === null) return 'unknown';
  return roomOpensAt !== null && now < Date.parse(roomOpensAt) ? 'early' : 'open';
};
