import type { Viewer } from '../../common/viewer.ts';
import { AppError } from '../../errors.ts';
import type { Side } from '../../rules/moves.ts';
import { notify } from '../notifications/notifications.service.ts';
import { countMatches, findMatches, findRoundGames, markSeen } from './matches.queries.ts';
import { withMoves } from './table.queries.ts';
import type { Match, MatchesInput, MatchesPage, MoveInput } from './matches.schema.ts';
import type { CreateMatchInput } from './new-match.schema.ts';
import { acceptedOf } from './match-news.ts';
import { toMatches } from './match-output.ts';
import { checkPlayers, createMatch, rematch } from './new-match.service.ts';
import { act, findReadable, type Hall } from './table.service.ts';
import { comment, decline, draw, takeBack } from './offers.ts';
import { abort, claim, resign } from './endings.ts';
import { isAtTable, SEEN_EVERY_MS, seatOf, seenAt } from './presence.ts';
import { begin, isBetweenPeople, play, seen, settled, sideOf, type Table } from './table.ts';

export const answer = async ({ db }: Hall, table: Table): Promise<Match> => {
  const [match] = await toMatches(db.read, [table]);
  if (!match) throw new Error('A match without an answer');
  return match;
};

export const newMatch = async (hall: Hall, viewer: Viewer, input: CreateMatchInput): Promise<Match> =>
  answer(hall, await createMatch(hall, viewer, input));

export const listMatches = async ({ db }: Hall, viewer: Viewer, input: MatchesInput): Promise<MatchesPage> => {
  const found = await withMoves(db.read, await findMatches(db.read, viewer.id, input));
  const { page, pageSize } = input;
  const total = await countMatches(db.read, viewer.id, input);
  return { matches: await toMatches(db.read, found), total, page, pageSize };
};

/** Notes that a player looks at their game, challenge or search. */
export const noteSeen = async ({ db }: Hall, viewer: Viewer, { match }: Table): Promise<void> => {
  const [seat, now] = [seatOf(match, viewer.id), Date.now()];
  if (!seat || !isBetweenPeople(match) || (match.status !== 'playing' && match.status !== 'waiting')) return;
  const last = seenAt(match, seat)?.getTime() ?? 0;
  if (now - last >= SEEN_EVERY_MS) await db.write(tx => markSeen(tx, match.id, seen(seat, now)));
};

/** A match as it stands now: what nobody did, such as a flag that fell, is settled first. @throws AppError 404 */
export const getMatch = async (hall: Hall, viewer: Viewer, matchId: number): Promise<Match> => {
  const table = await findReadable(hall.db.read, viewer, matchId);
  const isSettled = settled(table, Date.now()) === table;
  await noteSeen(hall, viewer, table);
  return answer(hall, isSettled ? table : await settle(hall, viewer, matchId, table));
};

const settle = async (hall: Hall, viewer: Viewer, matchId: number, table: Table): Promise<Table> =>
  sideOf(table, viewer.id) === null ? table : act(hall, viewer, matchId, same => same);

/** @throws AppError 409 for somebody who has no side yet. */
export const sideAt = (table: Table, viewer: Viewer): Side => {
  const side = sideOf(table, viewer.id);
  if (!side) throw new AppError('matchNotBegun');
  return side;
};

type BySide = (table: Table, side: Side, now: number) => Table;
const bySide =
  (action: BySide) =>
  async (hall: Hall, viewer: Viewer, matchId: number): Promise<Match> =>
    answer(hall, await act(hall, viewer, matchId, (table, now) => action(table, sideAt(table, viewer), now)));

export const playMove = async (hall: Hall, viewer: Viewer, { matchId, ...move }: MoveInput): Promise<Match> =>
  answer(hall, await act(hall, viewer, matchId, (table, now) => play(table, sideAt(table, viewer), move, now)));

export const resignMatch = bySide(resign);
export const claimMatch = bySide(claim);
export const offerDraw = bySide(draw);
export const offerTakeback = bySide(takeBack);

/** @throws AppError 409 once each side has moved, and for a game of a tournament's round. */
export const abortMatch = async (hall: Hall, viewer: Viewer, matchId: number): Promise<Match> =>
  answer(
    hall,
    await act(hall, viewer, matchId, async (table, now, tx) => {
      const off = abort(table, now);
      // Who may call a round's game off escapes an opponent.
      if ((await findRoundGames(tx, [matchId])).has(matchId)) throw new AppError('roundGame');
      return off;
    }),
  );

export const commentMatch = async (hall: Hall, viewer: Viewer, matchId: number): Promise<Match> =>
  answer(hall, await act(hall, viewer, matchId, comment));

export const declineOffer = async (hall: Hall, viewer: Viewer, matchId: number): Promise<Match> =>
  answer(
    hall,
    await act(hall, viewer, matchId, (table, now) => {
      const isOwnChallenge = table.match.status === 'waiting' && table.match.creatorId === viewer.id;
      if (isOwnChallenge) throw new AppError('ownChallenge');
      return decline(table, sideOf(table, viewer.id), now);
    }),
  );

/**
 * Accepts a challenge: the game begins, and whoever made it is told where they do not look at its page.
 * @throws AppError 409 for one's own, or one that waits no more; 404 where its maker has left the school.
 */
export const acceptMatch = async (hall: Hall, viewer: Viewer, matchId: number): Promise<Match> =>
  answer(
    hall,
    await act(hall, viewer, matchId, async (table, now, tx) => {
      const { match } = table;
      if (match.status !== 'waiting') throw new AppError('matchNotWaiting');
      if (match.creatorId === viewer.id) throw new AppError('ownChallenge');
      await checkPlayers(tx, [match.creatorId, viewer.id]);
      if (!isAtTable(match, match.creatorId, now))
        await notify(tx, match.creatorId, acceptedOf(viewer.fullName, match));
      return begin(table, match, now);
    }),
  );

export const offerRematch = async (hall: Hall, viewer: Viewer, matchId: number): Promise<Match> => {
  const table = await act(hall, viewer, matchId, (current, now, tx) =>
    rematch(tx, current, sideAt(current, viewer), now),
  );
  if (table.match.rematchId !== null) hall.live.tell('match', table.match.rematchId);
  return answer(hall, table);
};
