import { and, asc, count, desc, eq, gte, inArray } from 'drizzle-orm';
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

export const findOwnMistakes = (read: Read, userId: number, ids: readonly number[]) =>
  read
    .select()
    .from(gameMistakes)
    .where(and(eq(gameMistakes.userId, userId), inArray(gameMistakes.id, [...ids])));

/** Of a game, in its order; or somebody's, the latest first. */
export type Whose = { gameId: number } | { userId: number };
type Range = { limit: number; offset: number };

const isFound = (whose: Whose, since: Date | undefined) =>
  and(
    'gameId' in whose ? eq(gameMistakes.gameId, whose.gameId) : eq(gameMistakes.userId, whose.userId),
    since && gte(gameMistakes.createdAt, since),
  );

/** Those found since then. */
export const findMistakes = (read: Read, whose: Whose, since: Date | undefined, { limit, offset }: Range) =>
  read
    .select()
    .from(gameMistakes)
    .where(isFound(whose, since))
    .orderBy(...('gameId' in whose ? [asc(gameMistakes.ply)] : [desc(gameMistakes.createdAt), desc(gameMistakes.id)]))
    .limit(limit)
    .offset(offset);

export const countMistakes = async (read: Read, whose: Whose, since: Date | undefined): Promise<number> =>
  (await read.select({ count: count() }).from(gameMistakes).where(isFound(whose, since)))[0]?.count ?? 0;
