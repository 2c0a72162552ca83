import type { Read, Tx } from '../../../db/client.ts';
import { dayOf } from '../../common/days.ts';
import { noteReview } from '../missions/review-days.service.ts';
import { remember } from '../puzzles/memory.ts';
import {
  countDueByKind,
  deleteCards,
  findCard,
  findCards,
  findCardsNamed,
  findDueItems,
  saveCard,
  saveTime,
  type CardKind,
  type CardOf,
} from './cards.queries.ts';

/**
 * Notes how somebody did at something that is to be seen again. Its first time makes the card; after that only a time
 * at which it is due counts, once: a second device, or a second try on the same day, changes nothing.
 * @returns the day on which it comes again.
 */
export const noteAnswer = async (tx: Tx, card: CardOf, isRight: boolean, now: Date): Promise<string> => {
  const known = await findCard(tx, card);
  if (known && known.dueDay > dayOf(now)) return known.dueDay;
  const memory = remember(known, isRight, now);
  await saveCard(tx, card, memory);
  if (known && isRight) await noteReview(tx, card.userId, now);
  return memory.dueDay;
};

/** Notes the time of a success, of which the fastest is kept. */
export const noteTime = (tx: Tx, card: CardOf, milliseconds: number): Promise<void> => saveTime(tx, card, milliseconds);

/** When a card was last answered; undefined without one. */
export const answeredAt = async (read: Read, card: CardOf): Promise<Date | undefined> =>
  (await findCard(read, card))?.reviewedAt;

/** Which of a kind somebody should see again today. */
export const listDue = (
  read: Read,
  userId: number,
  kind: CardKind,
  now: Date,
  range: { limit: number; offset: number },
): Promise<string[]> => findDueItems(read, { userId, kind, day: dayOf(now), ...range });

/** How many of each kind somebody should see again today. */
export const countDueCards = async (read: Read, userId: number, now: Date): Promise<Record<CardKind, number>> => {
  const rows = await countDueByKind(read, userId, dayOf(now));
  const of = (kind: CardKind): number => rows.find(row => row.kind === kind)?.due ?? 0;
  return { mistake: of('mistake'), ending: of('ending'), chapter: of('chapter'), repertoire: of('repertoire') };
};

/** When each of these comes again, and its fastest time; nothing of those that were never tried. */
export const cardsOf = async (
  read: Read,
  userId: number,
  kind: CardKind,
  items: readonly string[],
): Promise<Map<string, { dueDay: string; bestMilliseconds: number | null }>> =>
  items.length === 0
    ? new Map()
    : new Map((await findCards(read, userId, kind, items)).map(({ item, ...card }) => [item, card]));

/** The day on which each of a kind comes again, of those whose name begins so. */
export const dueDaysOf = async (read: Read, userId: number, kind: CardKind, start = ''): Promise<Map<string, string>> =>
  new Map((await findCardsNamed(read, userId, kind, start)).map(({ item, dueDay }) => [item, dueDay]));

/** What does not exist any more does not come again either. */
export const forgetCards = (tx: Tx, userId: number, kind: CardKind, items: readonly string[]): Promise<void> =>
  deleteCards(tx, userId, kind, items);
