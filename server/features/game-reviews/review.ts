import { setImmediate as nextTurn } from 'node:timers/promises';
import { sayMistake, type Mistake } from '../../engine/mistake.ts';
import { themeOf, type MistakeTheme } from '../../engine/mistake-theme.ts';
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

const sideOf = (ply: number): Side => (ply % 2 === 1 ? 'white' : 'black');

const mistakeOf = (before: Judged, after: Judged, ply: number): Mistake => ({
  fen: before.fen,
  played: after.move ?? '',
  before: standing(before, ply - 1),
  after: after.evaluation,
  best: before.line,
  reply: after.line,
});

const reviewMove = (before: Judged, after: Judged, ply: number): ReviewedMove => {
  const side = sideOf(ply);
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
  return {
    ...shown,
    judgment,
    ...(line[0] !== undefined && { best: line[0], line }),
    refutation: inSan(after.fen, after.line),
    ...(judgment !== '?!' && { text: sayMistake(mistakeOf(before, after, ply)) }),
  };
};

const reviewedAt = (positions: readonly Judged[], ply: number): ReviewedMove[] => {
  const [before, after] = [positions[ply - 1], positions[ply]];
  return before && after ? [reviewMove(before, after, ply)] : [];
};
const pliesOf = (positions: readonly Judged[]): number[] => positions.slice(1).map((_, i) => i + 1);

const reviewWith = (positions: readonly Judged[], moves: ReviewedMove[]): Review => {
  const { white, black } = gameAccuracy(positions.slice(1).map(({ evaluation }) => evaluation));
  return {
    status: 'done',
    accuracy: { white: white && rounded(white), black: black && rounded(black) },
    moves,
    opening: openingOf(positions.map(({ fen }) => fen)) ?? null,
  };
};

/** The review of a game whose every position was evaluated. */
export const reviewOf = (positions: readonly Judged[]): Review =>
  reviewWith(
    positions,
    pliesOf(positions).flatMap(ply => reviewedAt(positions, ply)),
  );

/** An error of one side, as a position in which to find a better move. */
export type FoundMistake = {
  ply: number;
  judgment: '?' | '??';
  theme: MistakeTheme;
  fen: string;
  played: string;
  best: string[];
};

/** The errors of one side, which a review marks with `?` and `??`. */
const mistakesIn = (positions: readonly Judged[], moves: readonly ReviewedMove[], side: Side): FoundMistake[] =>
  moves.flatMap(({ ply, judgment }) => {
    const [before, after] = [positions[ply - 1], positions[ply]];
    if (!before || !after || sideOf(ply) !== side || (judgment !== '?' && judgment !== '??')) return [];
    const mistake = mistakeOf(before, after, ply);
    return [
      {
        ply,
        judgment,
        theme: themeOf(mistake),
        fen: mistake.fen,
        played: mistake.played,
        best: [...before.line],
      },
    ];
  });

/**
 * The review of a game with the errors of one side. Words and themes take up to 50 ms a game: other requests are served
 * after each move.
 */
export const reviewInTurns = async (
  positions: readonly Judged[],
  side: Side,
): Promise<{ review: Review; mistakes: FoundMistake[] }> => {
  const [moves, mistakes]: [ReviewedMove[], FoundMistake[]] = [[], []];
  for (const ply of pliesOf(positions)) {
    const reviewed = reviewedAt(positions, ply);
    moves.push(...reviewed);
    await nextTurn();
    mistakes.push(...mistakesIn(positions, reviewed, side));
    await nextTurn();
  }
  return { review: reviewWith(positions, moves), mistakes };
};
