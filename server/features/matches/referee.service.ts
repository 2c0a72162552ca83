import { setTimeout as wait } from 'node:timers/promises';
import { clockAfterOutage, flagFallsAt, type MatchClock } from '../../rules/match-clock.ts';
import { playAiMove, type EngineHall } from './engine-moves.service.ts';
import {
  findDue,
  findPlaying,
  findPulse,
  findSearching,
  isAnyPlaying,
  savePulse,
  setEndOfEndless,
  setMatch,
} from './matches.queries.ts';
import { pairWaiting } from './new-match.service.ts';
import { actAsServer, type Hall } from './table.service.ts';
import { clockColumns, clockOf } from './clock-columns.ts';
import { engineSide, isBetweenPeople, isEngineAwaited, UNBEGUN_MS, type HeldMatch, type Table } from './table.ts';

export type RefereeHall = EngineHall & { onTrouble: (error: unknown) => void };

const BEAT_MS = 1_000;
/** While a process searches the engine's move it renews its lease with each beat; when it dies, another searches. */
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
  let took = 0;
  const table = await actAsServer(hall, matchId, (current, now) => {
    const { match } = current;
    const isDue = match.dueAt !== null && match.dueAt.getTime() <= now;
    isMoveDue = isEngineAwaited(current) && (isDue || searches.has(matchId));
    if (match.dueAt && match.runningSince) took = match.dueAt.getTime() - match.runningSince.getTime();
    return isMoveDue ? { ...current, match: { ...match, dueAt: leaseOf(current, now) } } : current;
  });
  if (!table || !isMoveDue || searches.has(matchId)) return;
  const search = playAiMove(hall, table, took).catch(hall.onTrouble);
  searches.set(
    matchId,
    search.finally(() => searches.delete(matchId)),
  );
};

/** A second passes between two pulses, and another one at most on a busy machine: after more nobody was there. */
const OUTAGE_MS = 2 * BEAT_MS;
/** A timer may be so much early. */
const TIMER_MS = 2;

/**
 * Gives back the time in which no process was there to receive a move: it counts against nobody's clock, and nobody was
 * away. Then notes that somebody is there.
 * @param hereAt when this process last looked: while nobody plays there is no pulse. 0 for one that begins.
 */
export const beat = async ({ db, live }: Hall, hereAt: number): Promise<void> => {
  const resumed = await db.write(async tx => {
    const now = Date.now();
    const from = Math.max(hereAt, (await findPulse(tx))?.getTime() ?? now);
    await savePulse(tx, new Date(now));
    if (now - from < OUTAGE_MS) return [];
    const playing = await findPlaying(tx);
    const at = new Date(now);
    for (const match of playing) {
      const clock = clockAfterOutage(clockOf(match), { from, to: now });
      const due = dueAfterOutage(match, clock, now - Math.max(from, match.createdAt.getTime()));
      await setMatch(tx, match.id, { ...clockColumns(clock), whiteSeenAt: at, blackSeenAt: at, dueAt: due });
    }
    return playing.map(({ id }) => id);
  });
  for (const id of resumed) live.tell('match', id);
};

/** A flag falls later, the first moves have more time, and the engine moves at once. */
const dueAfterOutage = (match: HeldMatch, clock: MatchClock, outage: number): Date | null => {
  const { dueAt } = match;
  const falls = flagFallsAt(clock);
  if (falls !== null && match.running !== engineSide(match)) return new Date(falls);
  return dueAt && isBetweenPeople(match) ? new Date(dueAt.getTime() + outage) : dueAt;
};

/**
 * The first beat of a process. Where the last pulse is so young that another process may have given it, the next one
 * of that is waited for: without it, all the time since then is given back, however soon the school was up again.
 */
export const beginBeat = async (hall: Hall): Promise<void> => {
  const [last, now] = [await findPulse(hall.db.read), Date.now()];
  const sureIn = last && (await isAnyPlaying(hall.db.read)) ? Math.min(OUTAGE_MS, last.getTime() + OUTAGE_MS - now) : 0;
  if (sureIn > 0) await wait(sureIn + TIMER_MS);
  await hall.db.write(tx => setEndOfEndless(tx, new Date(Date.now() + UNBEGUN_MS)));
  await beat(hall, 0);
};

const PAIR_MS = 1_000;

/**
 * One look at all that the server has to do by itself. @returns when the next thing is due.
 */
export const makeRound = async (hall: RefereeHall, round: Round): Promise<number> => {
  const now = Date.now();
  const isBeat = now - round.beatAt >= BEAT_MS;
  if (isBeat) {
    if (await isAnyPlaying(hall.db.read)) await beat(hall, round.beatAt);
    round.beatAt = Date.now();
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
