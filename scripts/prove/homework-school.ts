import { join } from 'node:path';
import { openDatabase } from '../../db/open.ts';
import { DAY_MS } from '../../server/common/time.schema.ts';
import { CreateAssignmentInput } from '../../server/features/assignments/assignment-form.schema.ts';
import { createAssignment } from '../../server/features/assignments/assignments.service.ts';
import { saveChapters } from '../../server/features/chapters/chapters.service.ts';
import { aCourse } from '../../server/harness/school.ts';
import { makeLessonSchool } from '../bench/lesson-school.ts';
import { POSITIONS } from './homework-plan.ts';

/** Creates a class that has ten positions to solve. @returns who is signed in, and the chapters' numbers. */
export const makeHomeworkSchool = async (folder: string, children: number) => {
  const file = join(folder, 'academy.db');
  const { classId, teacher, professor, students } = await makeLessonSchool(file, children);
  const db = openDatabase({ kind: 'sqlite', file });
  const course = await aCourse(db, teacher);
  const form = { mode: 'responder', goal: null, side: 'white' } as const;
  const chapters = await saveChapters(db, teacher, {
    lessonId: course.lessons[0]?.id ?? 0,
    chapters: POSITIONS.map(({ title, pgn }) => ({ ...form, title, pgn })),
  });
  const chapterIds = chapters.map(({ id }) => id);
  const dueAt = new Date(Date.now() + DAY_MS).toISOString();
  const given = CreateAssignmentInput.parse({ classId, title: 'Dez mates', kind: 'board', chapterIds, dueAt });
  const { id: assignmentId } = await createAssignment(db, teacher, given);
  await db.close();
  return { assignmentId, chapterIds, professor, students };
};
