import { and, asc, count, eq, gt, inArray, isNull, like, lte, or } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { trainingCards, type CARD_KINDS } from '../../../db/schema/training.ts';
import type { Memory } from '../puzzles/memory.ts';

export type CardKind = (typeof CARD_KINDS)[number];
export type CardOf = { userId: number; kind: CardKind; item: string };

const isThat = ({ userId, kind, item }: CardOf) =>
  and(eq(trainingCards.userId, userId), eq(trainingCards.kind, kind), eq(trainingCards.item, item));

export const findCard = async (read: Read, card: CardOf) =>
  (
    await read
      .select({
        dueDay: trainingCards.dueDay,
        stability: trainingCards.stability,
        difficulty: trainingCards.difficulty,
        reviews: trainingCards.reviews,
        lapses: trainingCards.lapses,
        reviewedAt: trainingCards.reviewedAt,
        bestMilliseconds: trainingCards.bestMilliseconds,
      })
      .from(trainingCards)
      .where(isThat(card))
  )[0];

export const saveCard = async (tx: Tx, card: CardOf, memory: Memory): Promise<void> => {
  await tx
    .insert(trainingCards)
    .values({ ...card, ...memory })
    .onConflictDoUpdate({ target: [trainingCards.userId, trainingCards.kind, trainingCards.item], set: memory });
};

/** Keeps the time of a success, unless a faster one is known. */
export const saveTime = async (tx: Tx, card: CardOf, milliseconds: number): Promise<void> => {
  await tx
    .update(trainingCards)
    .set({ bestMilliseconds: milliseconds })
    .where(
      and(isThat(card), or(isNull(trainingCards.bestMilliseconds), gt(trainingCards.bestMilliseconds, milliseconds))),
    );
};

/** Which of a kind are due, those that have been due longest first. */
export const findDueItems = async (
  read: Read,
  { userId, kind, day, limit, offset }: { userId: number; kind: CardKind; day: string; limit: number; offset: number },
): Promise<string[]> =>
  (
    await read
      .select({ item: trainingCards.item })
      .from(trainingCards)
      .where(and(eq(trainingCards.userId, userId), lte(trainingCards.dueDay, day), eq(trainingCards.kind, kind)))
      .orderBy(asc(trainingCards.dueDay), asc(trainingCards.id))
      .limit(limit)
      .offset(offset)
  ).map(({ item }) => item);

export const countDueByKind = (read: Read, userId: number, day: string) =>
  read
    .select({ kind: trainingCards.kind, due: count() })
    .from(trainingCards)
    .where(and(eq(trainingCards.userId, userId), lte(trainingCards.dueDay, day)))
    .groupBy(trainingCards.kind);

/** When these come again, and how well they went. */
export const findCards = (read: Read, userId: number, kind: CardKind, items: readonly string[]) =>
  read
    .select({
      item: trainingCards.item,
      dueDay: trainingCards.dueDay,
      bestMilliseconds: trainingCards.bestMilliseconds,
    })
    .from(trainingCards)
    .where(
      and(eq(trainingCards.userId, userId), eq(trainingCards.kind, kind), inArray(trainingCards.item, [...items])),
    );

/** All of a kind whose name begins so. */
export const findCardsNamed = (read: Read, userId: number, kind: CardKind, start: string) =>
  read
    .select({ item: trainingCards.item, dueDay: trainingCards.dueDay })
    .from(trainingCards)
    .where(and(eq(trainingCards.userId, userId), eq(trainingCards.kind, kind), like(trainingCards.item, `${start}%`)));

export const deleteCards = async (tx: Tx, userId: number, kind: CardKind, items: readonly string[]): Promise<void> => {
  if (items.length > 0)
    await tx
      .delete(trainingCards)
      .where(
        and(eq(trainingCards.userId, userId), eq(trainingCards.kind, kind), inArray(trainingCards.item, [...items])),
      );
};
