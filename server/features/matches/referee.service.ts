import { clockAfterOutage, flagFallsAt } from '../../rules/match-clock.ts';
import { playAiMove, type EngineHall } from './engine-moves.service.ts';
import {
  findDue,
  findPlaying,
  findPulse,
  findSearching,
  isAnyPlaying,
  savePulse,
  setMatch,
} from './matches.queries.ts';
import { pairWaiting } from './new-match.service.ts';
import { actAsServer, type Hall } from './table.service.ts';
import { clockColumns, clockOf, dueAt, isEngineAwaited, type Table } from './table.ts';

export type RefereeHall = EngineHall & { onTrouble: (error: unknown) => void };

const BEAT_MS = 1_000;
/** While a process searches the engine's move it renews its lease with each beat; when it dies, another one searches. */
const LEASE_MS = 2_500;

/** What a process remembers from one look to the next. */
export type Round = {
  beatAt: number;
  pairedAt: number;
  /** The searches for the engine's moves that go on, by game. */
  searches: Map<number, Promise<void>>;
};

/** Until then the move is searched by this process alone; but a flag falls without waiting for the search. */
const leaseOf = ({ match }: Table, now: number): Date =>
  new Date(Math.min(now + LEASE_MS, flagFallsAt(clockOf(match)) ?? Infinity));

/** Does what is due in a game. The engine's move is only begun: nothing else may wait for a search. */
const look = async (hall: RefereeHall, { searches }: Round, matchId: number): Promise<void> => {
  let isMoveDue = false;
  const table = await actAsServer(hall, matchId, (current, now) => {
    const { match } = current;
    const isDue = match.dueAt !== null && match.dueAt.getTime() <= now;
    isMoveDue = isEngineAwaited(current) && (isDue || searches.has(matchId));
    return isMoveDue ? { ...current, match: { ...match, dueAt: leaseOf(current, now) } } : current;
  });
  if (!table || !isMoveDue || searches.has(matchId)) return;
  const search = playAiMove(hall, table).catch(hall.onTrouble);
  searches.set(
    matchId,
    search.finally(() => searches.delete(matchId)),
  );
};

/** Without a pulse for so long no process of the school was there. */
const OUTAGE_MS = 4_000;

/**
 * Gives back the time in which no process was there to receive a move: it counts against nobody's clock, and nobody was
 * away. Then notes that somebody is there.
 */
export const beat = async ({ db, live }: Hall): Promise<void> => {
  const resumed = await db.write(async tx => {
    const now = Date.now();
    const last = await findPulse(tx);
    await savePulse(tx, new Date(now));
    if (!last || now - last.getTime() < OUTAGE_MS) return [];
    const playing = await findPlaying(tx);
    for (const match of playing) {
      const clock = clockAfterOutage(clockOf(match), { from: last.getTime(), to: now });
      const at = new Date(now);
      const columns = { ...clockColumns(clock), whiteSeenAt: at, blackSeenAt: at };
      const table: Table = { match: { ...match, ...columns }, moves: [], events: [] };
      const isEngines = match.opponent === 'engine' && match.dueAt !== null;
      await setMatch(tx, match.id, { ...columns, dueAt: isEngines ? match.dueAt : dueAfter(table, match.dueAt, now) });
    }
    return playing.map(({ id }) => id);
  });
  for (const id of resumed) live.tell('match', id);
};

const dueAfter = (table: Table, before: Date | null, now: number): Date | null => {
  if (table.match.running === null) return before && new Date(Math.max(before.getTime(), now));
  return dueAt({ ...table, match: { ...table.match, opponent: 'board' } }, now);
};

const PAIR_MS = 1_000;

/**
 * One look at all that the server has to do by itself. @returns when the next thing is due.
 */
export const makeRound = async (hall: RefereeHall, round: Round): Promise<number> => {
  const now = Date.now();
  const isBeat = now - round.beatAt >= BEAT_MS;
  if (isBeat) {
    if (await isAnyPlaying(hall.db.read)) await beat(hall);
    round.beatAt = now;
  }
  if (now - round.pairedAt >= PAIR_MS) {
    round.pairedAt = now;
    await pairSearching(hall);
  }
  const found = await findDue(hall.db.read, new Date(now + BEAT_MS));
  const due = found.map(match => ({ id: match.id, at: match.dueAt?.getTime() ?? now }));
  const looked = [...due.filter(({ at }) => at <= now).map(({ id }) => id), ...(isBeat ? round.searches.keys() : [])];
  await Promise.all([...new Set(looked)].map(id => look(hall, round, id)));
  return Math.min(round.beatAt + BEAT_MS, due.find(({ at }) => at > now)?.at ?? Infinity);
};

const pairSearching = async ({ db, live }: Hall): Promise<void> => {
  if ((await findSearching(db.read)).length < 2) return;
  for (const { match } of await db.write(tx => pairWaiting(tx))) live.tell('match', match.id);
};
