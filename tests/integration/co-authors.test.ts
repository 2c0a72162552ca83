import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { quizAnswers } from '../../db/schema/progress.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { addCoAuthor, removeCoAuthor } from '../../server/features/co-authors/co-authors.service.ts';
import { getCourse } from '../../server/features/courses/courses.service.ts';
import { enrol } from '../../server/features/enrollments/enrollments.service.ts';
import { gradeAnswer, listReviews } from '../../server/features/follow-up/reviews.service.ts';
import { listStudents } from '../../server/features/follow-up/students-list.service.ts';
import { getStatistics } from '../../server/features/follow-up/students.service.ts';
import { StudentsInput } from '../../server/features/follow-up/follow-up.schema.ts';
import { listStudentGames } from '../../server/features/games/games.service.ts';
import { listNotifications } from '../../server/features/notifications/notifications.service.ts';
import { attemptQuiz } from '../../server/features/progress/attempts.service.ts';
import { completeLesson } from '../../server/features/progress/progress.service.ts';
import { duplicateCourse, updateCourse } from '../../server/features/teaching/course-writing.service.ts';
import { listProfessorCourses } from '../../server/features/teaching/taught-courses.service.ts';
import { aCourse, aProfessor, aStudent, type MadeCourse } from '../../server/harness/school.ts';
import { expectTrueCounters } from '../support/counters.ts';
import { emptyDatabase } from '../support/database.ts';

let db: Db;
let owner: Viewer;
let helper: Viewer;
let course: MadeCourse;
beforeEach(async () => {
  db = await emptyDatabase();
  owner = await aProfessor(db);
  helper = await aProfessor(db);
  course = await aCourse(db, owner, [{ quiz: [{ type: 'essay' }] }], { title: 'Finais' });
});

const share = () => addCoAuthor(db, owner, course.id, { userId: helper.id });

test('a co-author finds the course, its students and their work, and no longer after leaving', async () => {
  const student = await aStudent(db);
  await enrol(db, student, course.id);
  await share();
  await share();
  const [lesson] = course.lessons;
  await completeLesson(db, student, lesson!.id);
  await attemptQuiz(db, student, lesson!.id, [{ questionId: lesson!.questions[0]!.id, answer: 'Oposição.' }]);

  const { courses: listed } = await listProfessorCourses(db, helper);
  expect(listed).toMatchObject([{ id: course.id, shared: true, instructor: owner.fullName, studentsEnrolled: 1 }]);
  expect((await listProfessorCourses(db, owner)).courses).toMatchObject([{ shared: false }]);
  expect(await getCourse(db, student, course.id)).toMatchObject({
    editable: false,
    coAuthors: [{ userId: helper.id, fullName: helper.fullName }],
  });
  expect(await getCourse(db, helper, course.id)).toMatchObject({ editable: true, owned: false, followed: true });
  expect((await listStudents(db, helper, StudentsInput.parse({}))).students).toMatchObject([{ id: student.id }]);
  expect(await getStatistics(db, helper)).toMatchObject({ totalStudents: 1, totalCourses: 1, pendingReviews: 1 });
  const [review] = (await listReviews(db, helper, { state: 'pending', page: 1 })).reviews;
  await gradeAnswer(db, helper, { answerId: review!.answerId, points: 9 });
  const told = (await listNotifications(db, helper)).notifications.map(({ href }) => href);
  expect(told).toEqual([`/professor/revisoes?curso=${course.id}`, `/professor/cursos/${course.id}`]);
  await expectTrueCounters(db);

  await removeCoAuthor(db, helper, course.id, helper.id);
  expect((await listProfessorCourses(db, helper)).courses).toEqual([]);
  expect(await getStatistics(db, helper)).toMatchObject({ totalStudents: 0, pendingReviews: 0 });
  expect((await listStudentGames(db, helper, { search: '', page: 1 })).total).toBe(0);
  await expect(getCourse(db, helper, course.id)).resolves.toMatchObject({ editable: false, coAuthors: [] });
  await expect(gradeAnswer(db, helper, { answerId: review!.answerId, points: 3 })).rejects.toThrow('Resposta');
  const [answer] = await db.read.select().from(quizAnswers).where(eq(quizAnswers.id, review!.answerId));
  expect(answer).toMatchObject({ points: 9, gradedBy: helper.id });
  await expectTrueCounters(db);
});

test("a co-author changes a course but for its price, and a co-author's copy is their own", async () => {
  await share();
  const saved = await updateCourse(db, helper, { id: course.id, title: 'Finais de torre', price: 0 });
  expect(saved.title).toBe('Finais de torre');
  await expect(updateCourse(db, helper, { id: course.id, price: 100 })).rejects.toThrow('Só quem criou o curso');
  expect(await duplicateCourse(db, helper, course.id)).toMatchObject({ instructor: helper.fullName, coAuthors: [] });
});

test('a student, the owner and an eleventh professor cannot become co-authors', async () => {
  const student = await aStudent(db);
  const asked = (userId: number) => addCoAuthor(db, owner, course.id, { userId });
  await expect(asked(student.id)).rejects.toThrow('Esta conta não é de professor');
  await expect(asked(owner.id)).rejects.toThrow('Este professor criou o curso');
  await expect(addCoAuthor(db, owner, course.id, { email: 'ninguem@exemplo.com' })).rejects.toThrow('Usuário');
  for (let i = 0; i < 10; i += 1) await asked((await aProfessor(db)).id);
  await expect(share()).rejects.toThrow('no máximo 10 coautores');
});
