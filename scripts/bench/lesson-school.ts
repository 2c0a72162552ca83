import { migrateDatabase } from '../../db/migrate.ts';
import { openDatabase } from '../../db/open.ts';
import { createSessions } from '../../server/features/auth/sessions.ts';
import { createClass } from '../../server/features/classes/classes.service.ts';
import { putInClass } from '../../server/features/classes/students.service.ts';
import { aProfessor, aStudent } from '../../server/harness/school.ts';

/** Creates a class whose professor and students are signed in. @returns their cookies, and who teaches it. */
export const makeLessonSchool = async (file: string, count: number) => {
  await migrateDatabase({ kind: 'sqlite', file });
  const db = openDatabase({ kind: 'sqlite', file });
  const sessions = createSessions(db, { secure: false });
  const enter = async ({ id }: { id: number }): Promise<string> =>
    (await db.write(tx => sessions.begin(tx, id))).split(';')[0] ?? '';
  const teacher = await aProfessor(db);
  const { id: classId } = await createClass(db, teacher, { name: '6º A', schoolYear: '2026' });
  const students: string[] = [];
  for (let i = 0; i < count; i += 1) {
    const student = await aStudent(db);
    await db.write(tx => putInClass(tx, classId, [student.id], new Date()));
    students.push(await enter(student));
  }
  const professor = await enter(teacher);
  await db.close();
  return { classId, teacher, professor, students };
};
