/** What a professor does while a tournament is played: rounds, results, who is there, and its end. */
import type { Tx } from '../../../db/client.ts';
import type { Viewer } from '../../common/viewer.ts';
import { AppError } from '../../errors.ts';
import { beginPairedMatch } from '../matches/new-match.service.ts';
import { endWithResult } from '../matches/staff.service.ts';
import { FIRST_MOVE_MS } from '../matches/table.ts';
import { notify } from '../notifications/notifications.service.ts';
import { beginArena, type Hall } from './arena.service.ts';
import {
  findGames,
  findPlayers,
  insertGames,
  insertPlayers,
  setPresence,
  setResult,
  type HeldTournament,
  type PlayerRow,
} from './class-tournaments.queries.ts';
import { MAX_PLAYERS, type ClassTournament, type Presence, type Result } from './class-tournaments.schema.ts';
import { getClassTournament } from './class-tournaments.service.ts';
import { closeTournament } from './closing.service.ts';
import { choosePlayers, holderOf } from './holder.ts';
import { forfeitOf, isRoundOver, nextPairings, roundOf } from './rounds.ts';
import { getTournamentToLead, getTournamentToPlay, hrefOf } from './scope.ts';

type Board = { white: PlayerRow; black: PlayerRow | null; result: Result | null };

const tellPlayers = async (
  tx: Tx,
  tournament: HeldTournament,
  round: number,
  { white, black }: Board,
  matchId: number | null,
) => {
  if (!black) return;
  const href = matchId === null ? hrefOf(tournament.id) : `/partidas/${matchId}?torneio=${tournament.id}`;
  const tell = (to: PlayerRow, other: PlayerRow, color: string) =>
    notify(tx, to.userId, {
      title: `${tournament.name}: rodada ${round}`,
      text: `Você joga de ${color} contra ${other.name}.`,
      href,
    });
  await tell(white, black, 'brancas');
  await tell(black, white, 'pretas');
};

/** Makes the game of a board, where it is played here, and tells both players. */
const beginBoard = async (tx: Tx, tournament: HeldTournament, round: number, number: number, board: Board) => {
  const { white, black, result } = board;
  const isPlayedHere = black !== null && result === null && !tournament.overBoard;
  const { base, increment, rated } = tournament;
  const matchId = isPlayedHere
    ? await beginPairedMatch(tx, {
        base,
        increment,
        rated,
        firstMoveMs: FIRST_MOVE_MS,
        whiteId: white.userId,
        blackId: black.userId,
      })
    : null;
  if (result === null) await tellPlayers(tx, tournament, round, board, matchId);
  const players = { whiteId: white.userId, blackId: black?.userId ?? null };
  return { tournamentId: tournament.id, round, board: number, ...players, matchId, result };
};

/**
 * Pairs the next round and begins its games. @throws AppError 404, 403; 409 for another round than the next, while
 * results are missing, after the last round, or where nobody can be paired.
 */
export const pairRound = async (
  { db, live }: Hall,
  viewer: Viewer,
  { tournamentId, round }: { tournamentId: number; round: number },
): Promise<ClassTournament> => {
  const begun = await db.write(async tx => {
    const tournament = await getTournamentToLead(tx, viewer, tournamentId);
    const [players, games] = [await findPlayers(tx, tournamentId), await findGames(tx, tournamentId)];
    if (round !== roundOf(games) + 1) throw new AppError('otherRound');
    if (round > tournament.rounds) throw new AppError('noMoreRounds');
    if (!isRoundOver(games)) throw new AppError('roundNotOver');
    const isHere = ({ presence }: PlayerRow): boolean => presence === 'playing';
    if (players.filter(isHere).length < 2) throw new AppError('tooFewPlayers');
    if (tournament.format === 'arena') {
      if (tournament.endsAt !== null) throw new AppError('otherRound');
      return beginArena(tx, tournament, players, new Date());
    }
    const pairings = nextPairings(tournament, players, games);
    if (!pairings) throw new AppError('noPairingLeft');
    const byNumber = new Map(players.map(player => [player.number, player]));
    const boards = pairings.flatMap(({ white, black }): Board[] => {
      const [first, second] = [byNumber.get(white), black === null ? null : byNumber.get(black)];
      if (!first || second === undefined) return [];
      if (!second) return isHere(first) ? [{ white: first, black: null, result: null }] : [];
      return [{ white: first, black: second, result: forfeitOf(isHere(first), isHere(second)) }];
    });
    const rows = [];
    for (const [i, board] of boards.entries()) rows.push(await beginBoard(tx, tournament, round, i + 1, board));
    await insertGames(tx, rows);
    return rows.flatMap(({ matchId }) => matchId ?? []);
  });
  for (const matchId of begun) live.tell('match', matchId);
  return getClassTournament(db.read, viewer, tournamentId);
};

const isPlayed = (result: Result): result is Exclude<Result, `${string}:${string}`> => !result.includes(':');

/**
 * Writes down a result of the running round; a game that is still played ends with it. @throws AppError 404, 403, 409
 * for an earlier round.
 */
export const writeResult = async (
  { db, live }: Hall,
  viewer: Viewer,
  { tournamentId, gameId, result }: { tournamentId: number; gameId: number; result: Result | null },
): Promise<ClassTournament> => {
  const matchId = await db.write(async tx => {
    await getTournamentToLead(tx, viewer, tournamentId);
    const games = await findGames(tx, tournamentId);
    const row = games.find(({ game }) => game.id === gameId && game.blackId !== null);
    if (!row) throw new AppError('boardNotFound');
    // The rounds after it were paired by what it was.
    if (row.game.round !== roundOf(games)) throw new AppError('otherRound');
    await setResult(tx, gameId, result);
    const { matchId } = row.game;
    if (matchId === null || result === null) return null;
    await endWithResult(tx, viewer, matchId, { played: isPlayed(result) ? result : null, detail: result });
    return matchId;
  });
  if (matchId !== null) live.tell('match', matchId);
  return getClassTournament(db.read, viewer, tournamentId);
};

/**
 * Who plays the next round; a student of the class or course who is not in the tournament yet comes in late. In an
 * arena players pause and come back by themselves.
 */
export const markPresence = async (
  { db }: Pick<Hall, 'db'>,
  viewer: Viewer,
  { tournamentId, userId, presence }: { tournamentId: number; userId: number; presence: Presence },
): Promise<ClassTournament> => {
  await db.write(async tx => {
    const players = await findPlayers(tx, tournamentId);
    const own = players.find(player => player.userId === viewer.id && userId === viewer.id);
    const mayPause = own !== undefined && own.presence !== 'withdrawn' && presence !== 'withdrawn';
    const tournament = await getTournamentToPlay(tx, viewer, tournamentId, mayPause);
    if (players.some(player => player.userId === userId)) {
      await setPresence(tx, tournamentId, userId, presence);
      return;
    }
    const [late] = await choosePlayers(db, tx, viewer, holderOf(tournament), [userId]);
    if (!late) throw new AppError('studentNotFound');
    if (players.length >= MAX_PLAYERS) throw new AppError('tooManyPlayers');
    // The table's rounds follow from how many play.
    if (tournament.format !== 'swiss' && tournament.format !== 'arena') throw new AppError('tableIsClosed');
    const { rating } = late;
    await insertPlayers(tx, [{ tournamentId, userId, number: players.length + 1, rating, presence }]);
  });
  return getClassTournament(db.read, viewer, tournamentId);
};

/**
 * Ends a tournament and pays its prizes, once, to the best of those who came. An arena may end at any time: what is
 * still being played counts no more. @throws AppError 404, 403, 409 while results are missing.
 */
export const finishTournament = async (
  { db }: Pick<Hall, 'db'>,
  viewer: Viewer,
  tournamentId: number,
): Promise<ClassTournament> => {
  await db.write(async tx => {
    const tournament = await getTournamentToLead(tx, viewer, tournamentId);
    const [players, games] = [await findPlayers(tx, tournamentId), await findGames(tx, tournamentId)];
    if (tournament.format !== 'arena' && !isRoundOver(games)) throw new AppError('roundNotOver');
    await closeTournament(tx, { tournament, players, games }, new Date());
  });
  return getClassTournament(db.read, viewer, tournamentId);
};
