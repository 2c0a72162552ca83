/**
 * Ratings by Glicko-2, on the usual scale. Source: Mark E. Glickman, "Example of the Glicko-2 system"
 * (glicko.net/glicko/glicko2.pdf); the steps have the names they have there.
 */

/** A puzzle of 1500 is average; a deviation is the standard error of a rating, both in points. */
export type Rating = { rating: number; deviation: number; volatility: number };
/** A game against an opponent. */
export type Result = { opponent: Rating; /** 1 won, 0 lost. */ score: number };

/** A player that nothing is known about: below a puzzle's average, as most newcomers of a school are beginners. */
export const NEW_PLAYER: Rating = { rating: 1200, deviation: 350, volatility: 0.06 };

/** Above this deviation a rating is a guess, and is shown with a question mark. */
const GUESS_ABOVE = 110;
export const isGuess = ({ deviation }: Rating): boolean => deviation > GUESS_ABOVE;

/** How much a volatility may change: "reasonable choices are between 0.3 and 1.2". */
const TAU = 0.5;
/** Points in one unit of Glicko-2's own scale. */
const SCALE = 173.7178;
const AVERAGE = 1500;
const CONVERGED = 0.000_001;

/**
 * The bounds of Lichess (lila, `Glicko.scala`): no rating is so certain that it cannot change, and none is less certain
 * than a new player's.
 */
const MIN_DEVIATION = 45;
const MAX_DEVIATION = 350;
const MAX_VOLATILITY = 0.1;
/** Also from Lichess: a typical deviation grows from 60 to 110 in a year without play. */
const RATING_PERIODS_PER_DAY = 0.214_36;

const square = (value: number): number => value * value;
const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** The weight of a game: smaller when the opponent's rating is less certain. */
const weight = (phi: number): number => 1 / Math.sqrt(1 + (3 * square(phi)) / square(Math.PI));

/** Step 5: the new volatility, by the Illinois algorithm. */
const newVolatility = (phi: number, sigma: number, variance: number, delta: number): number => {
  const a = Math.log(square(sigma));
  const f = (x: number): number => {
    const known = square(phi) + variance + Math.exp(x);
    return (Math.exp(x) * (square(delta) - known)) / (2 * square(known)) - (x - a) / square(TAU);
  };
  const lowest = (k = 1): number => (f(a - k * TAU) < 0 ? lowest(k + 1) : a - k * TAU);
  const surprise = square(delta) - square(phi) - variance;
  let low = a;
  let high = surprise > 0 ? Math.log(surprise) : lowest();
  let [fLow, fHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > CONVERGED) {
    const between = low + ((low - high) * fLow) / (fHigh - fLow);
    const fBetween = f(between);
    if (fBetween * fHigh <= 0) [low, fLow] = [high, fHigh];
    else fLow /= 2;
    [high, fHigh] = [between, fBetween];
  }
  return Math.exp(low / 2);
};

/** The rating after the games of one rating period; at least one game. */
export const rate = (player: Rating, results: readonly Result[]): Rating => {
  const mu = (player.rating - AVERAGE) / SCALE;
  const phi = player.deviation / SCALE;
  const games = results.map(({ opponent, score }) => {
    const g = weight(opponent.deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-g * (mu - (opponent.rating - AVERAGE) / SCALE)));
    return { information: square(g) * expected * (1 - expected), gain: g * (score - expected) };
  });
  const variance = 1 / games.reduce((sum, { information }) => sum + information, 0);
  const gain = games.reduce((sum, game) => sum + game.gain, 0);

  const volatility = Math.min(newVolatility(phi, player.volatility, variance, variance * gain), MAX_VOLATILITY);
  const newPhi = 1 / Math.sqrt(1 / (square(phi) + square(volatility)) + 1 / variance);
  return {
    rating: player.rating + SCALE * square(newPhi) * gain,
    deviation: clamp(SCALE * newPhi, MIN_DEVIATION, MAX_DEVIATION),
    volatility,
  };
};

/** Makes a rating less certain for each day without play: step 6, for the rating periods that have passed. */
export const afterIdleDays = (player: Rating, days: number): Rating => {
  const grown = Math.sqrt(
    square(player.deviation) + square(SCALE * player.volatility) * RATING_PERIODS_PER_DAY * Math.max(days, 0),
  );
  return { ...player, deviation: clamp(grown, MIN_DEVIATION, MAX_DEVIATION) };
};
