/** Wins, draws and losses of the first of two players. */
export type Tally = { wins: number; draws: number; losses: number };

export type Estimate = { games: number; /** Share of the points. */ score: number; low: number; high: number };

const Z95 = 1.96;

/** The score with its 95 % interval: Wilson's, for games that count halves, so that 20 of 20 is not read as certain. */
export const estimate = ({ wins, draws, losses }: Tally): Estimate => {
  const games = wins + draws + losses;
  const score = (wins + draws / 2) / games;
  const centre = (score + Z95 ** 2 / (2 * games)) / (1 + Z95 ** 2 / games);
  const reach = (Z95 / (1 + Z95 ** 2 / games)) * Math.sqrt((score * (1 - score)) / games + Z95 ** 2 / (4 * games ** 2));
  return { games, score, low: Math.max(0, centre - reach), high: Math.min(1, centre + reach) };
};

/** The Elo difference for a score, by the logistic curve: 75 % is 191 points. */
export const eloOf = (score: number): number => -400 * Math.log10(1 / score - 1);
