import type { Db, Read } from '../../../db/client.ts';
import { AppError } from '../../errors.ts';
import { shapesIn, withShapes } from '../../rules/comment-marks.ts';
import type { Viewer } from '../../common/viewer.ts';
import { type News, notify } from '../notifications/notifications.service.ts';
import { mayComment, mayDelete, mayReadGame } from './games.policy.ts';
import {
  deleteComment,
  findByClientKey,
  findComment,
  findComments,
  findMoveTimes,
  findGame,
  findNewestGames,
  findOwnGames,
  findStudentGames,
  insertComment,
  insertGame,
  isTaughtBy,
  type CommentRow,
  type GameRow,
  type GameSummaryRow,
} from './games.queries.ts';
import {
  GAMES_PER_PAGE,
  type CommentInput,
  type Game,
  type GameComment,
  type GameMode,
  type GameSummary,
  type OwnGamesInput,
  type SaveGameInput,
  type StudentGamesInput,
} from './games.schema.ts';
import { CHARACTERS, type EngineLevel } from './level-lists.schema.ts';
import { findRanking } from './ranking.queries.ts';
import { readRecord, writePgn } from './game-record.ts';

/** The name of Black: a level of the engine or, in a match, the person at the same board. */
export const opponentOf = ({ difficulty }: { difficulty?: EngineLevel | null | undefined }): string =>
  difficulty ? `IA (${CHARACTERS[difficulty].name})` : 'Oponente';

/**
 * Stores a finished game that was played elsewhere. It counts for nothing, because anybody can write down a won game.
 * A `clientKey` that was used before returns the stored game.
 * @throws AppError 400 when the moves are not a game, or the game does not have this result.
 */
export const saveGame = async (db: Db, viewer: Viewer, input: SaveGameInput): Promise<Game> => {
  const { mode, timeControl, result, clientKey } = input;
  const difficulty = input.difficulty ?? null;
  const record = readRecord(input);
  const playedAt = new Date();
  const pgn = writePgn(record, {
    mode,
    white: viewer.fullName,
    black: opponentOf(input),
    result,
    timeControl,
    playedAt,
  });
  const plies = record.moves.length;
  const gameId = await db.write(async tx => {
    const stored = clientKey === undefined ? undefined : await findByClientKey(tx, viewer.id, clientKey);
    if (stored) return stored.id;
    return insertGame(tx, {
      userId: viewer.id,
      clientKey,
      mode,
      timeControl,
      difficulty,
      pgn,
      plies,
      result,
      ending: record.ending,
      counts: false,
      createdAt: playedAt,
    });
  });
  return getGame(db, viewer, gameId);
};

const pageOf = ({ rows, total }: { rows: GameSummaryRow[]; total: number }, page: number) => ({
  games: rows.map(toSummary),
  total,
  page,
  pageSize: GAMES_PER_PAGE,
});

export const listOwnGames = async (db: Db, viewer: Viewer, input: OwnGamesInput) =>
  pageOf(await findOwnGames(db.read, viewer.id, input), input.page);

/** The games of a professor's students; for an administrator, of all students. */
export const listStudentGames = async (db: Db, viewer: Viewer, { page, search }: StudentGamesInput) => {
  const professorId = viewer.role === 'admin' ? undefined : viewer.id;
  return pageOf(await findStudentGames(db.read, { professorId, search, page }), page);
};

/** A game and the viewer's permissions on it. @throws AppError 404 when it is not visible to them. */
export const getReadable = async (read: Read, viewer: Viewer, gameId: number) => {
  const game = await findGame(read, gameId);
  const teaches = game !== undefined && viewer.role === 'professor' && (await isTaughtBy(read, game.userId, viewer.id));
  if (!game || !mayReadGame(viewer, game, teaches)) throw new AppError('gameNotFound');
  return { game, mayComment: mayComment(viewer, game, teaches) };
};

/** @throws AppError 404 */
export const getGame = async (db: Db, viewer: Viewer, gameId: number): Promise<Game> => {
  const { game, mayComment: may } = await getReadable(db.read, viewer, gameId);
  const [comments, times] = await Promise.all([
    findComments(db.read, gameId),
    game.matchId === null ? null : findMoveTimes(db.read, game.matchId),
  ]);
  return { ...toGame(game, comments, may), moveMilliseconds: times };
};

/**
 * Also notifies the player. @throws AppError 404 for a game that is not visible to the viewer, 403 for their own, 400
 * for a half-move that the game does not have.
 */
export const commentGame = (
  db: Db,
  viewer: Viewer,
  { gameId, ply, text, shapes = [] }: CommentInput,
): Promise<GameComment> =>
  db.write(async tx => {
    const { game, mayComment: may } = await getReadable(tx, viewer, gameId);
    if (!may) throw new AppError('accessDenied');
    if (ply > game.plies) throw new AppError('plyOutOfGame');
    const written = { gameId, authorId: viewer.id, ply, text, shapes: withShapes('', shapes) };
    const comment = await findComment(tx, await insertComment(tx, written));
    if (!comment) throw new Error('The comment that was inserted was not found');
    await notify(tx, game.userId, newsOf(comment, game));
    return toComment(comment);
  });

const GAME_NAMES: Record<GameMode, string> = {
  practice: 'partida contra a IA',
  blitz: 'partida Blitz',
  rapid: 'partida Rápida',
  classical: 'partida Clássica',
};

/** Without the comment's text, which its author can delete later. */
const newsOf = ({ authorName }: CommentRow, game: GameRow): News => ({
  title: 'Novo comentário na sua partida',
  text: `${authorName} comentou a sua ${GAME_NAMES[game.mode]}.`,
  href: `/partidas?aba=historico&partida=${game.id}`,
});

/** @throws AppError 404 for a comment on a game that is not visible to the viewer, 403 for another person's comment. */
export const removeComment = (db: Db, viewer: Viewer, commentId: number): Promise<void> =>
  db.write(async tx => {
    const comment = await findComment(tx, commentId);
    if (!comment) throw new AppError('commentNotFound');
    if (mayDelete(viewer, comment)) return deleteComment(tx, commentId);
    const teaches = await isTaughtBy(tx, comment.playerId, viewer.id);
    throw new AppError(mayReadGame(viewer, { userId: comment.playerId }, teaches) ? 'accessDenied' : 'commentNotFound');
  });

export const listRanking = async (db: Db, viewer: Viewer, page: number) => {
  const { rows, total, own } = await findRanking(db.read, viewer.id, page);
  return { ranking: rows, total, page, pageSize: GAMES_PER_PAGE, own };
};

/** What was saved before games were held at the server stays what it was then: rated against the engine. */
const kindOf = ({ counts, matchId, mode }: GameSummaryRow): GameSummary['kind'] => {
  if (matchId === null && !counts) return 'imported';
  return counts && (matchId !== null || mode === 'practice') ? 'rated' : 'friendly';
};

const toSummary = (row: GameSummaryRow): GameSummary => ({
  id: row.id,
  playerId: row.userId,
  playerName: row.playerName,
  mode: row.mode,
  timeControl: row.timeControl,
  difficulty: row.difficulty,
  opponent: row.opponentName ?? opponentOf(row),
  side: row.side,
  isShared: row.opponentId === null && row.difficulty === null,
  kind: kindOf(row),
  matchId: row.matchId,
  result: row.result,
  ending: row.ending,
  plies: row.plies,
  ratingChange: row.ratingChange,
  comments: row.comments,
  createdAt: row.createdAt.toISOString(),
});

const toComment = ({ id, ply, text, shapes, authorId, authorName, createdAt }: CommentRow): GameComment => ({
  id,
  ply,
  text,
  shapes: shapesIn(shapes),
  authorId,
  authorName,
  createdAt: createdAt.toISOString(),
});

const toGame = (row: GameRow, comments: CommentRow[], may: boolean): Omit<Game, 'moveMilliseconds'> => {
  const { comments: _count, ...shown } = toSummary({ ...row, comments: comments.length });
  const reviewed = row.review === 'done';
  return { ...shown, pgn: row.pgn, comments: comments.map(toComment), mayComment: may, reviewed };
};

/** The newest games that somebody played, with their moves. */
export const listNewestGames = (read: Read, userId: number, limit: number) => findNewestGames(read, userId, limit);
