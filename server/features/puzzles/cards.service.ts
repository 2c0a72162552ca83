import type { Tx } from '../../../db/client.ts';
import { dayOf } from '../../common/days.ts';
import { noteReview } from '../missions/review-days.service.ts';
import { findCard, saveCard } from './cards.queries.ts';
import { remember } from './memory.ts';

/**
 * Notes a try at a puzzle. One that was not solved at first becomes a card; a card that is due is scheduled again,
 * once: a second device, or a second try on the same day, changes nothing.
 */
export const noteTry = async (
  tx: Tx,
  userId: number,
  puzzleId: number,
  { isFirst, isSolved }: { isFirst: boolean; isSolved: boolean },
  now: Date,
): Promise<void> => {
  const card = await findCard(tx, userId, puzzleId);
  const isDue = card !== undefined && card.dueDay <= dayOf(now);
  if (isDue || (!card && isFirst && !isSolved)) await saveCard(tx, userId, puzzleId, remember(card, isSolved, now));
  if (isDue && isSolved) await noteReview(tx, userId, now);
};
