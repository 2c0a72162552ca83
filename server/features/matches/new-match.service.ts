import type { Tx } from '../../../db/client.ts';
import { MINUTE_MS } from '../../common/time.schema.ts';
import type { Viewer } from '../../common/viewer.ts';
import { AppError } from '../../errors.ts';
import { newClock } from '../../rules/match-clock.ts';
import { otherSide, type Side } from '../../rules/moves.ts';
import { notify, type News } from '../notifications/notifications.service.ts';
import { CHARACTERS } from '../games/level-lists.schema.ts';
import {
  countFruitless,
  countOpen,
  findPeople,
  findSearches,
  findSearching,
  insertMatch,
  type Person,
  type Search,
} from './matches.queries.ts';
import { findMatch, saveTable } from './table.queries.ts';
import { challengeOf, foundOf } from './match-news.ts';
import type { CreateMatchInput } from './new-match.schema.ts';
import { isAtTable } from './presence.ts';
import { hasWhite, pairsOf, type Seeker } from './pairing.ts';
import type { Hall } from './table.service.ts';
import { followedBy, isOffered, offer } from './offers.ts';
import { clockColumns } from './clock-columns.ts';
import { begin, callOff, dueAt, type HeldMatch, type Table } from './table.ts';

const MOST_OPEN = 20;
/** Each challenge rings the other's bell: whoever takes theirs back again and again would fill it. */
const MOST_FRUITLESS = 5;
const FRUITLESS_WINDOW_MS = 15 * MINUTE_MS;

type Asked = Pick<CreateMatchInput, 'base' | 'increment' | 'color'> & {
  opponent: HeldMatch['opponent'];
  level: HeldMatch['level'];
  creatorId: number;
  rated: boolean;
};

/** A match that waits: nobody sits at it yet. */
const insertWaiting = async (tx: Tx, asked: Asked, players: Partial<HeldMatch>): Promise<Table> => {
  const createdAt = new Date();
  const row = { ...asked, ...players, ...clockColumns(newClock(asked)), status: 'waiting' as const, createdAt };
  const match = await insertMatch(tx, row);
  const table: Table = { match, moves: [], events: [] };
  return { ...table, match: { ...match, dueAt: dueAt(table, createdAt.getTime()) } };
};

const sideFor = (color: HeldMatch['color']): Side =>
  color === 'random' ? (Math.random() < 0.5 ? 'white' : 'black') : color;

type Player = { userId: number | null; rating: number | null };

const sidesOf = (side: Side, own: Player, other: Player) => {
  const [white, black] = side === 'white' ? [own, other] : [other, own];
  return { whiteId: white.userId, blackId: black.userId, whiteRating: white.rating, blackRating: black.rating };
};

const isPlaying = ({ deactivatedAt, erasedAt, awaitingApproval }: Person): boolean =>
  deactivatedAt === null && erasedAt === null && !awaitingApproval;

const findOpponent = async (tx: Tx, userId: number): Promise<Person> => {
  const [person] = await findPeople(tx, [userId]);
  if (!person || !isPlaying(person)) throw new AppError('opponentNotFound');
  return person;
};

/** @throws AppError 404 where one of those who are to play a game has left the school. */
export const checkPlayers = async (tx: Tx, userIds: readonly number[]): Promise<void> => {
  const people = await findPeople(tx, userIds);
  if (people.filter(isPlaying).length < userIds.length) throw new AppError('opponentNotFound');
};

/** @throws AppError 429 for somebody who challenges the same person again and again in vain. */
const checkPatience = async (tx: Tx, from: number, to: number): Promise<void> => {
  const since = new Date(Date.now() - FRUITLESS_WINDOW_MS);
  if ((await countFruitless(tx, from, to, since)) >= MOST_FRUITLESS)
    throw new AppError('tooManyAttempts', FRUITLESS_WINDOW_MS / 1_000);
};

const NOBODY: Player = { userId: null, rating: null };

/** Ends somebody's search for an opponent. */
const endSearches = async (tx: Tx, userId: number): Promise<Table[]> => {
  const ended: Table[] = [];
  for (const match of await findSearches(tx, userId))
    ended.push(await saved(tx, callOff({ match, moves: [], events: [] }, 'aborted', Date.now())));
  return ended;
};

/**
 * Makes a match. Against the engine or on one board it begins at once; a challenge waits for its answer, and a search
 * for the next who fits, in place of the one before. Only students' games are rated, and never those on one board.
 * @throws AppError 404 for somebody who is not there, 409 for oneself or too many games at a time, 429.
 */
export const createMatch = async ({ db, live }: Hall, viewer: Viewer, input: CreateMatchInput): Promise<Table> => {
  const { opponent, base, increment, color } = input;
  const isStudent = viewer.role === 'student';
  const { made, ended } = await db.write(async tx => {
    const ended = opponent.kind === 'anyone' ? await endSearches(tx, viewer.id) : [];
    if ((await countOpen(tx, viewer.id)) >= MOST_OPEN) throw new AppError('tooManyMatches');
    const asked = { base, increment, color, creatorId: viewer.id, opponent: opponent.kind };
    const own: Player = { userId: viewer.id, rating: viewer.rating };
    if (opponent.kind === 'person') {
      if (opponent.userId === viewer.id) throw new AppError('playSelf');
      const person = await findOpponent(tx, opponent.userId);
      await checkPatience(tx, viewer.id, person.id);
      const rated = input.rated && isStudent && person.role === 'student';
      const players = sidesOf(sideFor(color), own, { userId: person.id, rating: person.rating });
      const challenge = await saved(tx, await insertWaiting(tx, { ...asked, level: null, rated }, players));
      await notify(tx, person.id, challengeOf(viewer.fullName, challenge.match));
      return { made: challenge, ended };
    }
    if (opponent.kind === 'anyone') {
      const waiting = await insertWaiting(tx, { ...asked, level: null, rated: input.rated && isStudent }, {});
      await saved(tx, waiting);
      return { made: (await pairWaiting(tx, viewer.id))[0] ?? waiting, ended };
    }
    const level = opponent.kind === 'engine' ? opponent.level : null;
    const rated = input.rated && isStudent && level !== null;
    const other = level === null ? NOBODY : { userId: null, rating: CHARACTERS[level].rating };
    const side = level === null ? 'white' : sideFor(color);
    const waiting = await insertWaiting(tx, { ...asked, level, rated }, {});
    const begun = begin(waiting, { ...sidesOf(side, own, other), rated }, Date.now());
    return { made: await saved(tx, begun), ended };
  });
  for (const { match } of [...ended, made]) live.tell('match', match.id);
  return made;
};

type Pairing = Pick<CreateMatchInput, 'base' | 'increment' | 'rated'> & {
  whiteId: number;
  blackId: number;
  firstMoveMs: number;
};

/**
 * A game between two who were paired by somebody else: it begins at once, and both have time for first moves.
 * Call it inside a transaction, and tell of the match after it. @throws AppError 404 for somebody who is not there.
 */
export const beginPairedMatch = async (
  tx: Tx,
  { whiteId, blackId, firstMoveMs, ...terms }: Pairing,
): Promise<number> => {
  const [white, black] = [await findOpponent(tx, whiteId), await findOpponent(tx, blackId)];
  const rated = terms.rated && white.role === 'student' && black.role === 'student';
  const asked = { ...terms, rated, color: 'white' as const, creatorId: whiteId, opponent: 'person' as const };
  const waiting = await insertWaiting(tx, { ...asked, level: null }, { firstMoveMs });
  const players = sidesOf(
    'white',
    { userId: whiteId, rating: white.rating },
    { userId: blackId, rating: black.rating },
  );
  return (await saved(tx, begin(waiting, { ...players, rated }, Date.now()))).match.id;
};

const saved = async (tx: Tx, table: Table): Promise<Table> => {
  await saveTable(tx, [], table);
  return table;
};

const seekerOf = ({ match, name, rating }: Search): Seeker & Pick<Search, 'match' | 'name'> => ({
  userId: match.creatorId,
  name,
  rating,
  base: match.base,
  increment: match.increment,
  rated: match.rated,
  color: match.color,
  since: match.createdAt.getTime(),
  match,
});

/**
 * Pairs those who look for a game: of two searches the older becomes the game, and the other ends with it. Who does not
 * look at the page of their search is told.
 * @param onlyOf the user whose search alone is to be paired.
 * @returns the games, then the searches that ended with them.
 */
export const pairWaiting = async (tx: Tx, onlyOf?: number): Promise<Table[]> => {
  const now = Date.now();
  const seekers = (await findSearching(tx)).map(seekerOf);
  const pairs = pairsOf(seekers, now).filter(
    pair => onlyOf === undefined || pair.some(({ userId }) => userId === onlyOf),
  );
  const tell = async ({ userId, match }: (typeof seekers)[number], news: News): Promise<void> => {
    if (userId !== onlyOf && !isAtTable(match, userId, now)) await notify(tx, userId, news);
  };
  const [begun, ended]: [Table[], Table[]] = [[], []];
  for (const [first, second] of pairs) {
    const side = hasWhite(first.color, second.color, Math.random() < 0.5) ? 'white' : 'black';
    const players = sidesOf(side, first, second);
    const table = begin({ match: first.match, moves: [], events: [] }, { ...players, rated: first.rated }, now);
    begun.push(await saved(tx, table));
    await tell(first, foundOf(second.name, table.match));
    await tell(second, foundOf(first.name, table.match));
    const leaving = { ...second.match, status: 'aborted' as const, ending: 'aborted' as const, dueAt: null };
    const left = { match: { ...leaving, endedAt: new Date(now) }, moves: [], events: [] };
    ended.push(await saved(tx, followedBy(left, table.match.id, now)));
  }
  return [...begun, ...ended];
};

/**
 * Offers another game with colours swapped, or accepts it; against the engine and on one board it begins at once.
 * @throws AppError 409 unless the game is finished.
 */
export const rematch = async (tx: Tx, table: Table, side: Side, now: number): Promise<Table> => {
  const { match } = table;
  if (match.status !== 'finished') throw new AppError('matchNotOver');
  if (match.rematchId !== null && (await findMatch(tx, match.rematchId))) return table;
  const isAlone = match.opponent === 'engine' || match.opponent === 'board';
  if (!isAlone && !isOffered(table, 'rematch', side)) return offer(table, 'rematch', side, now);
  if (!isAlone) await checkPlayers(tx, idsOf(match));
  const { opponent, level, base, increment, creatorId, whiteId, blackId, rated } = match;
  const own = whiteId === creatorId ? 'white' : 'black';
  const newSide = opponent === 'board' ? 'white' : otherSide(own);
  const asked = { opponent, level, base, increment, creatorId, rated, color: newSide };
  const waiting = await insertWaiting(tx, asked, {});
  const people = new Map((await findPeople(tx, idsOf(match))).map(person => [person.id, person.rating]));
  const playerOf = (userId: number | null): Player =>
    userId === null
      ? { userId, rating: level && CHARACTERS[level].rating }
      : { userId, rating: people.get(userId) ?? null };
  const players =
    opponent === 'board'
      ? sidesOf('white', playerOf(creatorId), NOBODY)
      : sidesOf('white', playerOf(blackId), playerOf(whiteId));
  const next = await saved(tx, begin(waiting, { ...players, rated }, now));
  return followedBy(table, next.match.id, now);
};

const idsOf = ({ whiteId, blackId }: HeldMatch): number[] => [whiteId, blackId].filter(id => id !== null);
