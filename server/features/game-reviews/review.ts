import { sayMistake } from '../../engine/mistake.ts';
import { openingOf } from '../../openings/openings.ts';
import { FIRST_POSITION, gameAccuracy } from '../../rules/game-accuracy.ts';
import { judge } from '../../rules/judgment.ts';
import type { Side } from '../../rules/moves.ts';
import { winPercent, type Evaluation } from '../../rules/winning-chances.ts';
import type { Review, ReviewedMove } from './game-reviews.schema.ts';
import { inSan, type Position } from './played-game.ts';

/** A position of the game with what the engine says of it; no line where the game is over. */
export type Judged = Position & { evaluation: Evaluation; line: readonly string[] };

const rounded = (percent: number): number => Math.round(percent * 100) / 100;

const scoreOf = (evaluation: Evaluation): Pick<ReviewedMove, 'cp' | 'mate'> => {
  if ('cp' in evaluation) return { cp: evaluation.cp };
  return { mate: 'mate' in evaluation ? evaluation.mate : 0 };
};

/** The first position is worth what Lichess takes it to be worth, in every game. */
const standing = ({ evaluation }: Judged, ply: number): Evaluation => (ply === 0 ? FIRST_POSITION : evaluation);

const reviewMove = (before: Judged, after: Judged, ply: number): ReviewedMove => {
  const side: Side = ply % 2 === 1 ? 'white' : 'black';
  const stood = standing(before, ply - 1);
  const shown = {
    ply,
    ...scoreOf(after.evaluation),
    winPercent: rounded(winPercent(after.evaluation)),
    isBest: after.move === before.line[0],
  };
  const judgment = judge(side, stood, after.evaluation);
  if (!judgment || shown.isBest) return shown;
  const line = inSan(before.fen, before.line);
  const mistake = {
    fen: before.fen,
    played: after.move ?? '',
    before: stood,
    after: after.evaluation,
    best: before.line,
    reply: after.line,
  };
  return {
    ...shown,
    judgment,
    ...(line[0] !== undefined && { best: line[0], line }),
    refutation: inSan(after.fen, after.line),
    ...(judgment !== '?!' && { text: sayMistake(mistake) }),
  };
};

/** The review of a game whose every position was evaluated. */
export const reviewOf = (positions: readonly Judged[]): Review => {
  const moves = positions.slice(1);
  const { white, black } = gameAccuracy(moves.map(({ evaluation }) => evaluation));
  return {
    status: 'done',
    accuracy: { white: white && rounded(white), black: black && rounded(black) },
    moves: moves.map((after, i) => reviewMove(positions[i] ?? after, after, i + 1)),
    opening: openingOf(positions.map(({ fen }) => fen)) ?? null,
  };
};
