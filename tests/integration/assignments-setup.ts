/** A class of two students, Ana and Bia, with a professor and a course of two lessons. */
import type { Db } from '../../db/client.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { CreateAssignmentInput } from '../../server/features/assignments/assignment-form.schema.ts';
import { createAssignment } from '../../server/features/assignments/assignments.service.ts';
import { getResults } from '../../server/features/assignments/results.service.ts';
import { handIn } from '../../server/features/assignments/work.service.ts';
import { enrol } from '../../server/features/enrollments/enrollments.service.ts';
import { listNotifications } from '../../server/features/notifications/notifications.service.ts';
import { aCourse, aProfessor, aStudent, type MadeCourse } from '../../server/harness/school.ts';
import { aClassOf } from '../support/class-room.ts';
import { emptyDatabase } from '../support/database.ts';
import { HOUR_MS } from '../../server/common/time.schema.ts';
import { aDisk } from '../support/storages.ts';

export const inHours = (hours: number): Date => new Date(Date.now() + hours * HOUR_MS);

export type Room = { db: Db; professor: Viewer; ana: Viewer; bia: Viewer; classId: number; course: MadeCourse };

export const aRoom = async (): Promise<Room> => {
  const db = await emptyDatabase();
  const professor = await aProfessor(db);
  const [bia, ana] = [await aStudent(db, { fullName: 'Bia Reis' }), await aStudent(db, { fullName: 'Ana Lima' })];
  const course = await aCourse(db, professor, [{}, { quiz: [{}] }]);
  const classId = await aClassOf(db, professor, [ana, bia]);
  for (const student of [ana, bia]) await enrol(db, student, course.id);
  return { db, professor, ana, bia, classId, course };
};

/** Gives the class something to do until the day after tomorrow. */
export const give = ({ db, classId, professor }: Room, form: object, by = professor) =>
  createAssignment(
    db,
    by,
    CreateAssignmentInput.parse({ classId, title: 'Casa', dueAt: inHours(48).toISOString(), ...form }),
  );

/** Hands in a text; with one, no file is stored. */
export const handInText = ({ db }: Pick<Room, 'db'>, student: Viewer, assignmentId: number, text: string) =>
  handIn({ db, storage: aDisk().storage }, student, { assignmentId, text, file: null });

/** The matrix, by the students' names. */
export const statesOf = async ({ db, professor }: Room, id: number): Promise<Record<string, string[]>> =>
  Object.fromEntries(
    (await getResults(db, professor, id)).rows.map(({ fullName, cells }) => [fullName, cells.map(cell => cell.state)]),
  );

/** What the bell says of assignments, the newest first. */
export const newsOf = async ({ db }: Room, viewer: Viewer): Promise<string[]> =>
  (await listNotifications(db, viewer)).notifications
    .filter(({ href }) => href.startsWith('/tarefas'))
    .map(({ title }) => title);
