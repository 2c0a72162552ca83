type Meeting = { startsAt: string; minutes: number | null; roomUrl: string | null; roomOpensAt: string | null };

const MINUTE_MS = 60_000;

/** Whether one can go into the room of a meeting now: its door is open from a while before it begins until it ends. */
export const roomStateOf = (
  { startsAt, minutes, roomUrl, roomOpensAt }: Meeting,
  now: number,
): 'open' | 'early' | 'over' | 'unknown' => {
  if (now >= Date.parse(startsAt) + (minutes ?? 0) * MINUTE_MS) return 'over';
  if (roomUrl === null) return 'unknown';
  return roomOpensAt !== null && now < Date.parse(roomOpensAt) ? 'early' : 'open';
};
