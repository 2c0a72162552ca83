import type { z } from 'zod';
import type { Db, Tx } from '../../../db/client.ts';
import { pageOf, rangeOf, totalOf, type AskedPage, type Page } from '../../common/paging.ts';
import type { Viewer } from '../../common/viewer.ts';
import { AppError } from '../../errors.ts';
import { meantMove } from '../../rules/meant-move.ts';
import { toUci } from '../../rules/played-move.ts';
import { playOn, positionOf } from '../../rules/position.ts';
import { winningChances, type Evaluation } from '../../rules/winning-chances.ts';
import { getReadable } from '../games/games.service.ts';
import { cardsOf, countDueCards, listDue, noteAnswer } from '../training-cards/cards.service.ts';
import {
  countMistakes,
  findMistake,
  findMistakes,
  findOwnMistakes,
  type MistakeRow,
  type Whose,
} from './mistakes.queries.ts';
import { lookAt, type Room } from './known-evaluations.service.ts';
import {
  MISTAKES_SHOWN,
  type Mistake,
  type MistakesInput,
  type MistakeSolutionOutput,
  type TryMistakeInput,
  type TryMistakeOutput,
} from './mistakes.schema.ts';
import { inSan } from './played-game.ts';

/** More errors than a game can have. */
const ALL_OF_A_GAME = 1_000;
/** What a move may cost of winning chances, from -1 to 1, and still count as right. */
const EQUAL_LOSS = 0.035;

type Found = { rows: MistakeRow[]; total: number } & Page;

/** Those that come again today. */
const findDue = async ({ read }: Db, viewer: Viewer, asked: AskedPage, now: Date): Promise<Found> => {
  const page = pageOf(asked, MISTAKES_SHOWN);
  const ids = (await listDue(read, viewer.id, 'mistake', now, rangeOf(page))).map(Number);
  const byId = new Map((await findOwnMistakes(read, viewer.id, ids)).map(row => [row.id, row]));
  const total = await totalOf(page, ids, async () => (await countDueCards(read, viewer.id, now)).mistake);
  return { rows: ids.flatMap(id => byId.get(id) ?? []), total, ...page };
};

const chosen = async (db: Db, viewer: Viewer, input: MistakesInput, now: Date): Promise<Found> => {
  const { gameId, due, since, ...asked } = input;
  if (due !== undefined) return findDue(db, viewer, asked, now);
  if (gameId !== undefined) await getReadable(db.read, viewer, gameId);
  const whose: Whose = gameId === undefined ? { userId: viewer.id } : { gameId };
  const page = pageOf(asked, gameId === undefined ? MISTAKES_SHOWN : ALL_OF_A_GAME);
  const from = since === undefined ? undefined : new Date(since);
  const rows = await findMistakes(db.read, whose, from, rangeOf(page));
  return { rows, total: await totalOf(page, rows, () => countMistakes(db.read, whose, from)), ...page };
};

/** A page of the errors of a game, or of the viewer's own. @throws AppError 404 for a game that they may not see. */
export const listMistakes = async (db: Db, viewer: Viewer, input: MistakesInput, now = new Date()) => {
  const { rows, ...page } = await chosen(db, viewer, input, now);
  const items = rows.map(({ id }) => String(id));
  const cards = await cardsOf(db.read, viewer.id, 'mistake', items);
  const mistakes = rows.map(({ id, gameId, ply, judgment, theme, fen, played }): Mistake => ({
    id,
    gameId,
    ply,
    judgment,
    theme,
    fen,
    played: inSan(fen, [played])[0] ?? played,
    dueDay: cards.get(String(id))?.dueDay ?? null,
  }));
  return { mistakes, ...page };
};

/** @throws AppError 404 for one of a game that the viewer may not see. */
const getMistake = async (db: Db, viewer: Viewer, mistakeId: number): Promise<MistakeRow> => {
  const mistake = await findMistake(db.read, mistakeId);
  if (!mistake) throw new AppError('mistakeNotFound');
  if (mistake.userId !== viewer.id)
    await getReadable(db.read, viewer, mistake.gameId).catch(() => {
      throw new AppError('mistakeNotFound');
    });
  return mistake;
};

/** From the side of whoever moves in the position, from -1 to 1. */
const chancesFor = (turn: 'white' | 'black', evaluation: Evaluation): number => {
  const white = 'cp' in evaluation ? winningChances(evaluation.cp) : whitesMate(evaluation) ? 1 : -1;
  return turn === 'white' ? white : -white;
};
const whitesMate = (evaluation: { mate: number } | { won: 'white' | 'black' }): boolean =>
  'mate' in evaluation ? evaluation.mate > 0 : evaluation.won === 'white';

/** Only whoever played the game has cards of it. */
const note = async (tx: Tx, viewer: Viewer, { id, userId }: MistakeRow, isRight: boolean, now: Date) =>
  userId === viewer.id ? noteAnswer(tx, { userId, kind: 'mistake', item: String(id) }, isRight, now) : null;

/**
 * Judges a move in place of the one that was wrong: by searches of fixed size, so that the same move is judged the same
 * everywhere. @throws AppError 404, 400 for a move that is not legal, 429 and 503 of the engine.
 */
export const tryMistake = async (
  room: Room,
  viewer: Viewer,
  { mistakeId, move: text }: TryMistakeInput,
  now = new Date(),
): Promise<Omit<z.infer<typeof TryMistakeOutput>, 'success'>> => {
  const mistake = await getMistake(room.db, viewer, mistakeId);
  const position = positionOf(mistake.fen);
  const meant = position && meantMove(position, text);
  if (!position || !meant) throw new AppError('illegalMove');
  const { turn } = position;
  const { san, fen, ...squares } = playOn(position, meant);
  const uci = toUci(squares);
  const after = await lookAt(room, viewer, fen);
  const before = await lookAt(room, viewer, mistake.fen);
  const loss = chancesFor(turn, before.evaluation) - chancesFor(turn, after.evaluation);
  // The move that was marked as wrong stays wrong, and the best one right, whatever a search of another position says.
  const right = uci === mistake.best[0] || (uci !== mistake.played && loss <= EQUAL_LOSS);
  const dueDay = await room.db.write(tx => note(tx, viewer, mistake, right, now));
  return { right, move: { uci, san }, line: inSan(fen, after.line), dueDay };
};

/** The best line; asking for it counts as not found. @throws AppError 404 */
export const showBest = async (
  db: Db,
  viewer: Viewer,
  mistakeId: number,
  now = new Date(),
): Promise<Omit<z.infer<typeof MistakeSolutionOutput>, 'success'>> => {
  const mistake = await getMistake(db, viewer, mistakeId);
  const dueDay = await db.write(tx => note(tx, viewer, mistake, false, now));
  return { line: inSan(mistake.fen, mistake.best), dueDay };
};
