/**
 * The formulas that Lichess publishes (lichess.org/page/accuracy; `Advice` of lila), written a second time from the
 * page alone, to compare with: evaluations from White's side.
 */
type Evaluation = { cp: number } | { mate: number } | { won: 'white' | 'black' };

const centipawnsOf = (evaluation: Evaluation): number => {
  if ('won' in evaluation) return evaluation.won === 'white' ? 1000 : -1000;
  if ('mate' in evaluation) return evaluation.mate > 0 ? 1000 : -1000;
  if (evaluation.cp > 1000) return 1000;
  return evaluation.cp < -1000 ? -1000 : evaluation.cp;
};

/** Win% = 50 + 50 * (2 / (1 + exp(-0.00368208 * centipawns)) - 1) */
export const publishedChances = (evaluation: Evaluation): number =>
  50 + 50 * (2 / (1 + Math.exp(-0.00368208 * centipawnsOf(evaluation))) - 1);

/** Accuracy% = 103.1668 * exp(-0.04354 * (winPercentBefore - winPercentAfter)) - 3.1669, and one more. */
const moveAccuracy = (before: number, after: number): number => {
  if (after >= before) return 100;
  const accuracy = 103.1668 * Math.exp(-0.04354 * (before - after)) - 3.1669 + 1;
  return accuracy > 100 ? 100 : accuracy < 0 ? 0 : accuracy;
};

const average = (values: number[]): number => {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
};

/** Both sides' accuracy: midway between the mean weighted by volatility and the harmonic mean. */
export const publishedAccuracy = (evaluations: readonly Evaluation[]): { white: number; black: number } => {
  // The mate on the board is no evaluation.
  const chances = [51.380_4, ...evaluations.filter(each => !('won' in each)).map(publishedChances)];
  const moves = chances.length - 1;
  const size = Math.max(2, Math.min(8, Math.floor(moves / 10)));
  const weightOf = (move: number): number => {
    // The first windows are all the first one, so that there is one for each move.
    const start = Math.max(0, move - (size - 2));
    const window = chances.slice(start, start + size);
    const mean = average(window);
    const deviation = Math.sqrt(average(window.map(value => (value - mean) * (value - mean))));
    return deviation < 0.5 ? 0.5 : deviation > 12 ? 12 : deviation;
  };
  const ofSide = (side: 0 | 1): number => {
    let [weighted, weights, inverse, count] = [0, 0, 0, 0];
    for (let move = side; move < moves; move += 2) {
      const [before = 0, after = 0] = chances.slice(move, move + 2);
      const accuracy = side === 0 ? moveAccuracy(before, after) : moveAccuracy(100 - before, 100 - after);
      const weight = weightOf(move);
      weighted += accuracy * weight;
      weights += weight;
      inverse += 1 / Math.max(1, accuracy);
      count += 1;
    }
    return (weighted / weights + count / inverse) / 2;
  };
  return { white: ofSide(0), black: ofSide(1) };
};

/** The mark of a move that was not the best; nothing where it deserves none. */
export const publishedMark = (isWhite: boolean, before: Evaluation, after: Evaluation): string | undefined => {
  const own = (value: number): number => (isWhite ? value : -value);
  const mateOf = (evaluation: Evaluation): number | undefined => {
    if ('won' in evaluation) return own(evaluation.won === 'white' ? 1 : -1);
    return 'mate' in evaluation ? own(evaluation.mate) : undefined;
  };
  const raw = (evaluation: Evaluation): number => ('cp' in evaluation ? own(evaluation.cp) : 0);
  const [had, has] = [mateOf(before), mateOf(after)];
  if (had === undefined && has === undefined) {
    const loss = ((publishedChances(before) - publishedChances(after)) * (isWhite ? 1 : -1)) / 50;
    return loss >= 0.3 ? '??' : loss >= 0.2 ? '?' : loss >= 0.1 ? '?!' : undefined;
  }
  if (had === undefined && (has ?? 0) < 0) return raw(before) < -999 ? '?!' : raw(before) < -700 ? '?' : '??';
  const isLost = had !== undefined && had > 0 && (has === undefined || has < 0);
  if (!isLost) return undefined;
  return raw(after) > 999 ? '?!' : raw(after) > 700 ? '?' : '??';
};
