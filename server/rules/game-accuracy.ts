import type { Side } from './moves.ts';
import { moveAccuracy, winPercent, type Evaluation } from './winning-chances.ts';

/** What Lichess takes the first position to be worth. */
export const FIRST_POSITION: Evaluation = { cp: 15 };

export type Accuracy = { white: number | null; black: number | null };

type Weighted = { side: Side; accuracy: number; weight: number };

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const deviation = (values: readonly number[]): number => {
  const average = mean(values);
  return Math.sqrt(mean(values.map(value => (value - average) ** 2)));
};

/** For each move the chances around it: where they change much, moves count for more. */
const windowsOf = (chances: readonly number[]): number[][] => {
  const size = Math.min(8, Math.max(2, Math.floor((chances.length - 1) / 10)));
  const first = Array.from({ length: Math.min(size, chances.length) - 2 }, () => chances.slice(0, size));
  const sliding = Array.from({ length: Math.max(0, chances.length - size + 1) }, (_, i) => chances.slice(i, i + size));
  return [...first, ...sliding];
};

const ofSide = (moves: readonly Weighted[]): number | null => {
  if (moves.length === 0) return null;
  const weights = moves.reduce((sum, { weight }) => sum + weight, 0);
  const weighted = moves.reduce((sum, { accuracy, weight }) => sum + accuracy * weight, 0) / weights;
  const harmonic = moves.length / moves.reduce((sum, { accuracy }) => sum + 1 / Math.max(1, accuracy), 0);
  return (weighted + harmonic) / 2;
};

/**
 * The accuracy of both sides in percent, from the evaluations after each move (`AccuracyPercent.gameAccuracy` of lila):
 * midway between the mean, in which moves of wild moments weigh more, and the harmonic mean. Null for a side that has
 * not moved. As there, a mate on the board has no evaluation: the move that gives it does not count.
 */
export const gameAccuracy = (all: readonly Evaluation[], first: Side = 'white'): Accuracy => {
  const evaluations = all.filter(evaluation => !('won' in evaluation));
  const chances = [FIRST_POSITION, ...evaluations].map(winPercent);
  const windows = windowsOf(chances);
  const moves = evaluations.map((_, i): Weighted => {
    const side: Side = (i % 2 === 0) === (first === 'white') ? 'white' : 'black';
    const [before = 0, after = 0] = [chances[i], chances[i + 1]];
    return {
      side,
      accuracy: side === 'white' ? moveAccuracy(before, after) : moveAccuracy(after, before),
      weight: Math.min(12, Math.max(0.5, deviation(windows[i] ?? []))),
    };
  });
  return {
    white: ofSide(moves.filter(({ side }) => side === 'white')),
    black: ofSide(moves.filter(({ side }) => side === 'black')),
  };
};
