import type { MATCH_COLORS } from '../../../db/schema/matches.ts';

type Color = (typeof MATCH_COLORS)[number];
/** Somebody who looks for a game with anybody. */
export type Seeker = {
  userId: number;
  rating: number;
  base: number;
  increment: number;
  rated: boolean;
  color: Color;
  /** In milliseconds. */
  since: number;
};

/** How far apart two ratings may be, at first and by each second that somebody has waited. */
const WINDOW = 150;
const WIDENS_BY = 10;

const windowOf = ({ since }: Seeker, now: number): number => WINDOW + (WIDENS_BY * Math.max(0, now - since)) / 1_000;

/** Whether two want the same game, not the same colour, and are near enough for the one who has waited longer. */
const arePaired = (one: Seeker, other: Seeker, now: number): boolean =>
  one.userId !== other.userId &&
  one.base === other.base &&
  one.increment === other.increment &&
  one.rated === other.rated &&
  (one.color !== other.color || one.color === 'random') &&
  Math.abs(one.rating - other.rating) <= Math.max(windowOf(one, now), windowOf(other, now));

/** The pairs among those who wait: who waits longest chooses first, the nearest rating. */
export const pairsOf = <Waiting extends Seeker>(waiting: readonly Waiting[], now: number): [Waiting, Waiting][] => {
  const left = waiting.toSorted((a, b) => a.since - b.since);
  const pairs: [Waiting, Waiting][] = [];
  for (let first = left.shift(); first; first = left.shift()) {
    const { rating } = first;
    const seeker = first;
    const near = left.filter(other => arePaired(seeker, other, now));
    const [nearest] = near.toSorted((a, b) => Math.abs(a.rating - rating) - Math.abs(b.rating - rating));
    if (!nearest) continue;
    left.splice(left.indexOf(nearest), 1);
    pairs.push([first, nearest]);
  }
  return pairs;
};

/** Whether the first of two has White. @param coin for two who do not mind. */
export const hasWhite = (one: Color, other: Color, coin: boolean): boolean =>
  one === 'white' || other === 'black' || (one === 'random' && other === 'random' && coin);
