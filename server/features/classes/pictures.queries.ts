import { eq, sql } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { prepared } from '../../../db/prepared.ts';
import { classPictures, classPosts } from '../../../db/schema/classes.ts';

const byPicture = prepared('classes_by_picture', read =>
  read
    .selectDistinct({ classId: classPosts.classId })
    .from(classPictures)
    .innerJoin(classPosts, eq(classPosts.id, classPictures.postId))
    .where(eq(classPictures.address, sql.placeholder('address'))),
);

/** The classes on whose walls a picture hangs. */
export const findClassesShowing = async (read: Read, address: string): Promise<number[]> =>
  (await byPicture(read, { address })).map(({ classId }) => classId);

export const findPictures = async (read: Read, postId: number): Promise<string[]> =>
  (
    await read.select({ address: classPictures.address }).from(classPictures).where(eq(classPictures.postId, postId))
  ).map(({ address }) => address);

export const insertPictures = async (tx: Tx, postId: number, addresses: readonly string[]): Promise<void> => {
  if (addresses.length > 0) await tx.insert(classPictures).values(addresses.map(address => ({ postId, address })));
};
