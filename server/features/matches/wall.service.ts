import type { Read } from '../../../db/client.ts';
import type { Viewer } from '../../common/viewer.ts';
import { AppError } from '../../errors.ts';
import { timeLeft } from '../../rules/match-clock.ts';
import { sideToMove } from '../../rules/moves.ts';
import { START_FEN } from '../../rules/position.ts';
import { playerOf } from './match-output.ts';
import { findPeople, type Person } from './matches.queries.ts';
import { presenceIn } from './presence.ts';
import { clockOf } from './clock-columns.ts';
import { type HeldMatch } from './table.ts';
import { findClassStudents, findTaught, isClass, teachesClass } from './taught.queries.ts';
import { findByIds, findLastMoves, findPlayersNow, type LastMove } from './wall.queries.ts';
import type { Wall, WallGame, WallInput } from './wall.schema.ts';

type Players = Pick<HeldMatch, 'whiteId' | 'blackId'>;
const playersIn = (games: readonly Players[]): number[] => [
  ...new Set(games.flatMap(({ whiteId, blackId }) => [whiteId, blackId]).filter(id => id !== null)),
];

/** @throws AppError 404 for a class that the viewer does not teach. */
const getClassStudents = async (read: Read, viewer: Viewer, classId: number): Promise<Set<number>> => {
  const isOwn = viewer.role === 'admin' ? isClass(read, classId) : teachesClass(read, viewer.id, classId);
  if (!(await isOwn)) throw new AppError('classNotFound');
  return findClassStudents(read, classId);
};

/** The numbers of the games that a viewer's wall shows, of all that go on: those of their students. */
const findOnWall = async (read: Read, viewer: Viewer, classId: number | undefined): Promise<number[]> => {
  const ofClass = classId === undefined ? undefined : await getClassStudents(read, viewer, classId);
  const playing = await findPlayersNow(read);
  const isShownAlways = viewer.role === 'admin' && !ofClass;
  const shown = ofClass ?? (isShownAlways ? undefined : await findTaught(read, viewer.id, playersIn(playing)));
  const isShown = (id: number | null): boolean => id !== null && (shown?.has(id) ?? false);
  return playing
    .filter(({ whiteId, blackId }) => shown === undefined || isShown(whiteId) || isShown(blackId))
    .map(({ id }) => id);
};

type Known = { people: ReadonlyMap<number, Person>; last: LastMove | undefined; now: number };

const toWallGame = (match: HeldMatch, { people, last, now }: Known): WallGame => {
  const { id, base, increment, rated, level, running, events } = match;
  const clock = clockOf(match);
  const fen = last?.fen ?? START_FEN;
  return {
    id,
    white: playerOf({ match }, 'white', people),
    black: playerOf({ match }, 'black', people),
    base,
    increment,
    rated,
    level,
    fen,
    ply: last ? last.ply + 1 : 0,
    lastMove: last?.uci ?? null,
    turn: sideToMove(fen),
    clocks: { white: timeLeft(clock, 'white', now), black: timeLeft(clock, 'black', now) },
    running,
    paused: match.pausedAt !== null,
    ...presenceIn({ match }, now),
    events,
    answeredAt: new Date(now).toISOString(),
  };
};

/** These games as a wall shows them, the newest first, with how they ended. */
export const toWallGames = async (read: Read, ids: readonly number[], now: number) => {
  const [found, moves] = [await findByIds(read, ids), await findLastMoves(read, ids)];
  const people = new Map((await findPeople(read, playersIn(found))).map(person => [person.id, person]));
  const last = new Map(moves.map(move => [move.matchId, move]));
  return found.map(match => ({
    game: toWallGame(match, { people, last: last.get(match.id), now }),
    result: match.result,
  }));
};

/**
 * The running games of the viewer's students, in courses and classes; for administrators, all games.
 * @throws AppError 404 for a class that is not theirs.
 */
export const getWall = async (read: Read, viewer: Viewer, { classId, page, pageSize }: WallInput): Promise<Wall> => {
  const ids = await findOnWall(read, viewer, classId);
  const shown = ids.slice((page - 1) * pageSize, page * pageSize);
  const now = Date.now();
  const games = await toWallGames(read, shown, now);
  return {
    games: games.map(({ game }) => game),
    total: ids.length,
    page,
    pageSize,
    answeredAt: new Date(now).toISOString(),
  };
};
