import { otherSide, type Side } from '../moves.ts';
import { lastDifference } from './history.ts';
import type { Contender } from './criteria.ts';

const RANKS = { absolute: 3, strong: 2, mild: 1, none: 0 } as const;

/**
 * Whose wish goes first where both want the same colour: the stronger need, the greater imbalance among absolute
 * ones.
 */
const urgency = ({ need }: Contender): number =>
  need.strength === 'absolute' ? RANKS.absolute + need.imbalance : RANKS[need.strength];

/**
 * The colour of the higher of two players (C.04.3, E). `first` is the colour that was drawn for the first of the list.
 * @param order the higher player's place among all by starting rank, from 1.
 */
export const colorOfHigher = (higher: Contender, lower: Contender, order: number, first: Side): Side => {
  const [own, other] = [higher.need, lower.need];
  if (own.color && own.color !== other.color) return own.color;
  if (other.color && other.color !== own.color) return otherSide(other.color);
  if (!own.color) return order % 2 === 1 ? first : otherSide(first);
  const difference = urgency(higher) - urgency(lower);
  if (difference > 0) return own.color;
  if (difference < 0) return otherSide(own.color);
  // Both want the same as much: they alternate from the last time that they had different colours.
  return lastDifference(higher.player, lower.player)?.[1] ?? own.color;
};
