import { eq } from 'drizzle-orm';
import type { Tx } from '../../../db/client.ts';
import { courses } from '../../../db/schema/courses.ts';

const columns = { professorId: courses.professorId, status: courses.status, imageUrl: courses.imageUrl };

export const findImageToChange = async (tx: Tx, courseId: number) =>
  (await tx.select(columns).from(courses).where(eq(courses.id, courseId)))[0];

export const changeImage = async (tx: Tx, courseId: number, imageUrl: string): Promise<void> =>
  void (await tx.update(courses).set({ imageUrl, updatedAt: new Date() }).where(eq(courses.id, courseId)));
