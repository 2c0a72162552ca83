import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { gameMistakes } from '../../../db/schema/games.ts';

type NewMistake = Omit<typeof gameMistakes.$inferInsert, 'id' | 'createdAt'>;

export const insertMistakes = async (tx: Tx, mistakes: readonly NewMistake[]): Promise<void> => {
  if (mistakes.length > 0)
    await tx
      .insert(gameMistakes)
      .values([...mistakes])
      .onConflictDoNothing();
};

export const findMistake = async (read: Read, mistakeId: number) =>
  (await read.select().from(gameMistakes).where(eq(gameMistakes.id, mistakeId)))[0];
export type MistakeRow = NonNullable<Awaited<ReturnType<typeof findMistake>>>;

export const findMistakesOf = (read: Read, gameId: number) =>
  read.select().from(gameMistakes).where(eq(gameMistakes.gameId, gameId)).orderBy(asc(gameMistakes.ply));

export const findOwnMistakes = (read: Read, userId: number, ids: readonly number[]) =>
  read
    .select()
    .from(gameMistakes)
    .where(and(eq(gameMistakes.userId, userId), inArray(gameMistakes.id, [...ids])));

export const findLatestMistakes = (read: Read, userId: number, limit: number) =>
  read
    .select()
    .from(gameMistakes)
    .where(eq(gameMistakes.userId, userId))
    .orderBy(desc(gameMistakes.createdAt), desc(gameMistakes.id))
    .limit(limit);
