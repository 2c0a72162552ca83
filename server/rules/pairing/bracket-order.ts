/**
 * Among pairings of a bracket that are equal by all criteria, the first one in FIDE's order (C.04.3, D) is taken. These
 * criteria come last in a weight, and prefer what comes first in that order.
 */
import type { Contender, Criterion, Pair } from './criteria.ts';

const inBracket =
  (worth: (pair: Pair) => bigint): Criterion['worth'] =>
  pair =>
    pair.where === 'bracket' ? worth(pair) : 0n;

const placesOf = (players: readonly Contender[]): ReadonlyMap<Contender, number> =>
  new Map(players.map((player, i) => [player, i]));

/** For each of `uppers` in order a digit, which is the higher, the higher their partner stands among `lowers`. */
const highestPartners = (uppers: readonly Contender[], lowers: readonly Contender[]): Criterion => {
  const [upperPlace, lowerPlace] = [placesOf(uppers), placesOf(lowers)];
  const base = BigInt(lowers.length + 1);
  return {
    most: base ** BigInt(uppers.length),
    worth: inBracket(({ higher, lower }) => {
      const [upper, at] = [upperPlace.get(higher), lowerPlace.get(lower)];
      if (upper === undefined || at === undefined) return 0n;
      return BigInt(lowers.length - at) * base ** BigInt(uppers.length - 1 - upper);
    }),
  };
};

/**
 * Of those who came down, the highest are paired (D.1, with the fewest exchanges), and with the highest they can
 * be.
 */
export const limboOrder = (moved: readonly Contender[], group: readonly Contender[]): Criterion[] => {
  const places = placesOf(moved);
  const isPaired: Criterion = {
    most: 1n << BigInt(moved.length),
    worth: inBracket(({ higher }) => {
      const place = places.get(higher);
      return place === undefined ? 0n : 1n << BigInt(moved.length - 1 - place);
    }),
  };
  return [isPaired, highestPartners(moved, group)];
};

/**
 * Of a group that is paired within itself, the upper half S1 plays the lower half S2. Where that does not go, as few as
 * possible change halves: first those that are near the middle.
 * @param pairs how many pairs there will be: the size of S1.
 */
export const remainderOrder = (
  remainder: readonly Contender[],
  pairs: number,
  inRemainder: ReadonlySet<Contender>,
): Criterion[] => {
  const places = placesOf(remainder);
  const size = remainder.length;
  const byPlace = (most: bigint, worth: (place: number) => bigint): Criterion => ({
    most,
    worth: inBracket(({ higher, lower }) => {
      const place = places.get(higher);
      return place === undefined || !inRemainder.has(lower) ? 0n : worth(place);
    }),
  });
  return [
    byPlace(1n, place => (place < pairs ? 1n : 0n)),
    byPlace(BigInt(size), place => BigInt(size - place)),
    // Of those who leave S1, the lowest; of those who come from S2, the highest.
    byPlace(1n << BigInt(pairs), place => (place < pairs ? (1n << BigInt(pairs)) - (1n << BigInt(place)) : 0n)),
    byPlace(1n << BigInt(size - pairs), place => (place < pairs ? 0n : 1n << BigInt(size - 1 - place))),
    highestPartners(remainder, remainder),
  ];
};
