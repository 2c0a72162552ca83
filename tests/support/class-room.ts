/** A class, its professor and its students, as tests need them. */
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { classes, classProfessors, classStudents } from '../../db/schema/classes.ts';

type Person = { id: number };

let made = 0;

/** @returns the class's id. */
export const aClassOf = async (
  db: Db,
  professor: Person,
  students: readonly Person[],
  name = '5º ano',
): Promise<number> =>
  db.write(async tx => {
    made += 1;
    const [row] = await tx
      .insert(classes)
      .values({ name, schoolYear: '2026', code: `TURMA${made}`, makerId: professor.id })
      .returning({ id: classes.id });
    if (!row) throw new Error('no class');
    await tx.insert(classProfessors).values({ classId: row.id, userId: professor.id });
    if (students.length > 0)
      await tx.insert(classStudents).values(students.map(({ id }) => ({ classId: row.id, userId: id })));
    return row.id;
  });

export const archive = async (db: Db, classId: number): Promise<void> => {
  await db.write(tx => tx.update(classes).set({ archivedAt: new Date() }).where(eq(classes.id, classId)));
};
