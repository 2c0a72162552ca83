/** A class, its professor and its students, as tests need them. */
import { classTournamentPlayers, classTournaments } from '../../db/schema/class-tournaments.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { CreateAssignmentInput } from '../../server/features/assignments/assignment-form.schema.ts';
import { boardAfter } from '../../server/features/live-lessons/board.ts';
import { liveLessons } from '../../db/schema/live-lessons.ts';
import { saveChapters } from '../../server/features/chapters/chapters.service.ts';
import type { MadeCourse } from '../../server/harness/school.ts';
import { createAssignment } from '../../server/features/assignments/assignments.service.ts';
import {
  classComments,
  classCourses,
  classes,
  classPosts,
  classProfessors,
  classStudents,
} from '../../db/schema/classes.ts';

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

/** Nobody is enrolled by this. */
export const putInClass = (db: Db, classId: number, courseId: number) =>
  db.write(tx => tx.insert(classCourses).values({ classId, courseId }));

export const archive = async (db: Db, classId: number): Promise<void> => {
  await db.write(tx => tx.update(classes).set({ archivedAt: new Date() }).where(eq(classes.id, classId)));
};

/** A class of one student, who has a chapter of the professor's course to solve. */
export const aClassWithWork = async (
  db: Db,
  { professor, student, course }: { professor: Viewer; student: Viewer; course: MadeCourse },
  mark: string,
) => {
  const chapterForm = { title: mark, mode: 'responder', goal: null, side: 'white', pgn: '1. e4 e5 2. Nf3 *' } as const;
  const [chapter] = await saveChapters(db, professor, {
    lessonId: course.lessons[0]?.id ?? 0,
    chapters: [chapterForm],
  });
  if (!chapter) throw new Error('no chapter');
  const classId = await aClassOf(db, professor, [student], mark);
  const form = { classId, title: mark, kind: 'board', chapterIds: [chapter.id], dueAt: '2040-05-04T18:00:00Z' };
  const input = CreateAssignmentInput.parse({ ...form, instructions: mark });
  const { id: assignmentId } = await createAssignment(db, professor, input);
  const tournament = {
    classId,
    makerId: professor.id,
    name: mark,
    format: 'swiss' as const,
    rounds: 3,
    base: 600,
    increment: 0,
    overBoard: true,
    rated: false,
    firstColor: 'white' as const,
    firstPrize: 0,
    secondPrize: 0,
    thirdPrize: 0,
  };
  const [held] = await db.write(tx => tx.insert(classTournaments).values(tournament).returning());
  const player = { tournamentId: held?.id ?? 0, userId: student.id, number: 1, presence: 'playing' as const };
  await db.write(tx => tx.insert(classTournamentPlayers).values(player));
  const board = {
    classId,
    leaderId: professor.id,
    side: 'white' as const,
    pgn: `1. e4 { ${mark} } *`,
    ...boardAfter('1. e4 *', []),
  };
  const now = new Date();
  await db.write(tx => tx.insert(liveLessons).values({ ...board, startedAt: now, changedAt: now }));
  const [post] = await db.write(tx =>
    tx.insert(classPosts).values({ classId, authorId: professor.id, text: mark, commentsOpen: true }).returning(),
  );
  const postId = post?.id ?? 0;
  await db.write(tx => tx.insert(classComments).values({ postId, authorId: student.id, text: mark }));
  return { classId, assignmentId, postId, chapterId: chapter.id, classTournamentId: player.tournamentId };
};
