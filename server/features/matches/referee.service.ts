import { aiMove } from '../chess/chess.service.ts';
import type { Engine } from '../../engine/engine.ts';
import { legalMoves } from '../../rules/moves.ts';
import { clockAfterOutage } from '../../rules/match-clock.ts';
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
import { clockColumns, clockOf, dueAt, engineSide, fenOf, madeFriendly, play, turnOf, type Table } from './table.ts';

export type RefereeHall = Hall & { engine: Engine };

/** How long one process has for the engine's move before another may try. */
const LEASE_MS = 15_000;
/** How soon an engine that was busy is asked again, and for how long before any legal move is played instead. */
const ASK_AGAIN_MS = 1_000;
const PATIENCE = 30;

/** How often the engine has been asked without an answer, by game. */
const unanswered = new Map<number, number>();

const aiMoveOf = async ({ engine }: RefereeHall, { match, moves }: Table): Promise<string | null> => {
  const { level, whiteId, blackId } = match;
  if (!level) return null;
  const person = whiteId ?? blackId ?? match.creatorId;
  const history = moves.map(({ san }) => san);
  const { move } = await aiMove(
    engine,
    { id: person },
    { difficulty: level, fen: fenOf({ moves }), moveHistory: history },
  );
  return move;
};

const anyMove = ({ moves }: Table): string | null => {
  const legal = legalMoves(fenOf({ moves }));
  return legal[Math.floor(Math.random() * legal.length)]?.uci ?? null;
};

/** Plays the engine's move. If the engine never answers, any legal move is played, and the game becomes friendly. */
const playAiMove = async (hall: RefereeHall, table: Table): Promise<void> => {
  const { id } = table.match;
  let isReplaced = false;
  let move: string | null;
  try {
    move = await aiMoveOf(hall, table);
    unanswered.delete(id);
  } catch {
    // Busy, or broken: it is asked again.
    const tries = (unanswered.get(id) ?? 0) + 1;
    unanswered.set(id, tries);
    if (tries < PATIENCE) {
      await hall.db.write(tx => setMatch(tx, id, { dueAt: new Date(Date.now() + ASK_AGAIN_MS) }));
      return;
    }
    unanswered.delete(id);
    [move, isReplaced] = [anyMove(table), true];
  }
  const ply = table.moves.length;
  if (move === null) return;
  const text = move;
  await actAsServer(hall, id, (current, now) => {
    const side = engineSide(current.match);
    const isOn = current.match.status === 'playing' && !current.match.pausedAt;
    const isStill = isOn && current.moves.length === ply && side === turnOf(current);
    if (!isStill || !side) return current;
    const changes = isReplaced ? madeFriendly(current, 'replaced') : {};
    return play({ ...current, match: { ...current.match, ...changes } }, side, { move: text, ply }, now);
  });
};

const look = async (hall: RefereeHall, matchId: number): Promise<void> => {
  let isAiMoveDue = false;
  const table = await actAsServer(hall, matchId, (current, now) => {
    const { match } = current;
    isAiMoveDue =
      match.status === 'playing' &&
      engineSide(match) === turnOf(current) &&
      match.dueAt !== null &&
      match.dueAt.getTime() <= now;
    // The lease: another process of the school takes over when this one ends before it has moved.
    return isAiMoveDue ? { ...current, match: { ...match, dueAt: new Date(now + LEASE_MS) } } : current;
  });
  if (table && isAiMoveDue) await playAiMove(hall, table);
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

export type Round = { beatAt: number; pairedAt: number };
const BEAT_MS = 1_000;
const PAIR_MS = 1_000;

/**
 * One look at all that the server has to do by itself. @returns when the next thing is due.
 */
export const makeRound = async (hall: RefereeHall, round: Round): Promise<number | null> => {
  const now = Date.now();
  if (now - round.beatAt >= BEAT_MS && (await isAnyPlaying(hall.db.read))) {
    await beat(hall);
    round.beatAt = now;
  }
  if (now - round.pairedAt >= PAIR_MS) {
    round.pairedAt = now;
    await pairSearching(hall);
  }
  const due = await findDue(hall.db.read, new Date(now + BEAT_MS));
  await Promise.all(due.filter(({ dueAt: at }) => at !== null && at.getTime() <= now).map(({ id }) => look(hall, id)));
  return due.find(({ dueAt: at }) => at !== null && at.getTime() > now)?.dueAt?.getTime() ?? null;
};

const pairSearching = async ({ db, live }: Hall): Promise<void> => {
  if ((await findSearching(db.read)).length < 2) return;
  for (const { match } of await db.write(tx => pairWaiting(tx))) live.tell('match', match.id);
};
