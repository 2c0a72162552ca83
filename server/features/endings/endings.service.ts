import { parseUci } from 'chessops/util';
import type { NormalMove } from 'chessops/types';
import type { Db } from '../../../db/client.ts';
import { dayOf } from '../../common/days.ts';
import type { Viewer } from '../../common/viewer.ts';
import { readMove } from '../../engine/moves.ts';
import { AppError } from '../../errors.ts';
import { toUci, type PlayedMove } from '../../rules/played-move.ts';
import { playOn, positionOf } from '../../rules/position.ts';
import { lookAt, type Room } from '../game-reviews/known-evaluations.service.ts';
import { inSan } from '../game-reviews/played-game.ts';
import { cardsOf, noteAnswer, noteTime } from '../training-cards/cards.service.ts';
import type { Ending, EndingId, EndingPlayed, PlayEndingInput } from './endings.schema.ts';
import { outcomeAfter, PLAYING, ruledOutcome } from './judge.ts';
import { STANDARD_ENDINGS, type StandardEnding } from './standard-endings.ts';

/** All of them, with when each comes again for the viewer. */
export const listEndings = async (db: Db, viewer: Viewer, now = new Date()): Promise<Ending[]> => {
  const today = dayOf(now);
  const ids = STANDARD_ENDINGS.map(({ id }) => id);
  const cards = await cardsOf(db.read, viewer.id, 'ending', ids);
  return STANDARD_ENDINGS.map(ending => {
    const { dueDay = null, bestMilliseconds = null } = cards.get(ending.id) ?? {};
    return { ...ending, dueDay, isDue: dueDay !== null && dueDay <= today, bestMilliseconds };
  });
};

const endingOf = (id: EndingId): StandardEnding => {
  const ending = STANDARD_ENDINGS.find(own => own.id === id);
  if (!ending) throw new Error(`No ending ${id}`);
  return ending;
};

/** @throws AppError 400 for a move that is not legal. */
const played = (fen: string, uci: string): PlayedMove => {
  const position = positionOf(fen);
  const move = position && (readMove(position, uci) ?? (parseUci(uci) as NormalMove | undefined));
  if (!position || !move || !position.isLegal(move)) throw new AppError('illegalMove');
  return playOn(position, move);
};

const note = (db: Db, viewer: Viewer, id: EndingId, isRight: boolean, now: Date, milliseconds?: number) =>
  db.write(async tx => {
    const card = { userId: viewer.id, kind: 'ending', item: id } as const;
    const dueDay = await noteAnswer(tx, card, isRight, now);
    if (isRight && milliseconds !== undefined) await noteTime(tx, card, milliseconds);
    return dueDay;
  });

/**
 * Judges a move of the student's in an ending and answers it. Nothing of a game is kept: the engine's answers are
 * always the same, so that whoever sends a game is believed only where the engine would have played it so.
 * @throws AppError 400 for moves that are not legal, or not the engine's; 429 and 503 of the engine.
 */
export const playEnding = async (
  room: Room,
  viewer: Viewer,
  { ending: id, moves, milliseconds }: PlayEndingInput,
  now = new Date(),
): Promise<EndingPlayed> => {
  const ending = endingOf(id);
  if (moves.length % 2 === 0) throw new AppError('otherReply');
  const own = positionOf(ending.fen)?.turn ?? 'white';
  const fens = [ending.fen];
  const finish = async ({ status, reason }: Pick<EndingPlayed, 'status' | 'reason'>, reply: EndingPlayed['reply']) => {
    const isOver = status !== 'playing';
    const dueDay = isOver ? await note(room.db, viewer, id, status === 'success', now, milliseconds) : null;
    return { status, reason, reply, dueDay };
  };
  for (let ply = 0; ; ply += 2) {
    fens.push(played(fens.at(-1) ?? '', moves[ply] ?? '').fen);
    const after = fens.at(-1) ?? '';
    const { evaluation, line } = await lookAt(room, viewer, after);
    const outcome = outcomeAfter(ending, fens, evaluation);
    const isLast = ply === moves.length - 1;
    if (outcome.status !== 'playing') {
      if (!isLast) throw new AppError('otherReply');
      return finish(outcome, null);
    }
    const reply = played(after, line[0] ?? '');
    const uci = toUci(reply);
    fens.push(reply.fen);
    const answered = ruledOutcome(ending, own, fens) ?? PLAYING;
    if (isLast) return finish(answered, { uci, san: reply.san });
    if (moves[ply + 1] !== uci || answered.status !== 'playing') throw new AppError('otherReply');
  }
};

/** What the engine would play; asking for it ends the try. @throws AppError 429 and 503 of the engine. */
export const surrenderEnding = async (
  room: Room,
  viewer: Viewer,
  id: EndingId,
  now = new Date(),
): Promise<{ line: string[]; dueDay: string }> => {
  const { fen } = endingOf(id);
  const { line } = await lookAt(room, viewer, fen);
  return { line: inSan(fen, line), dueDay: await note(room.db, viewer, id, false, now) };
};
