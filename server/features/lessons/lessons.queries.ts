import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Read } from '../../../db/client.ts';
import { prepared } from '../../../db/prepared.ts';
import { chapters } from '../../../db/schema/chapters.ts';
import { lessons, questions, quizzes, resources } from '../../../db/schema/courses.ts';

const courseId = sql.placeholder('courseId');

const chapterCount = sql<number>`(
  select count(*) from ${chapters}
  where ${and(eq(chapters.lessonId, lessons.id), isNull(chapters.removedAt))})`.mapWith(Number);

const lesson = {
  id: lessons.id,
  courseId: lessons.courseId,
  title: lessons.title,
  description: lessons.description,
  position: lessons.position,
  durationMinutes: lessons.durationMinutes,
  measuredMinutes: lessons.measuredMinutes,
  videoUrl: lessons.videoUrl,
  filmSeconds: lessons.filmSeconds,
  active: lessons.active,
  scheduledAt: lessons.scheduledAt,
  cancelled: lessons.cancelled,
  version: lessons.version,
  chapterCount,
};

const lessonRows = prepared('lessons', read =>
  read
    .select(lesson)
    .from(lessons)
    .where(and(eq(lessons.courseId, courseId), isNull(lessons.removedAt)))
    .orderBy(asc(lessons.position), asc(lessons.id)),
);

const resourceRows = prepared('lesson_resources', read =>
  read
    .select({ resource: resources })
    .from(resources)
    .innerJoin(lessons, eq(lessons.id, resources.lessonId))
    .where(eq(lessons.courseId, courseId))
    .orderBy(asc(resources.position)),
);

const questionRows = prepared('lesson_questions', read =>
  read
    .select({ quiz: quizzes, question: questions })
    .from(quizzes)
    .innerJoin(lessons, eq(lessons.id, quizzes.lessonId))
    .innerJoin(questions, eq(questions.quizId, quizzes.id))
    .where(and(eq(lessons.courseId, courseId), isNull(questions.removedAt)))
    .orderBy(asc(questions.position)),
);

type LessonRow = Pick<typeof lessons.$inferSelect, Exclude<keyof typeof lesson, 'chapterCount'>> & {
  chapterCount: number;
};
type ResourceRow = typeof resources.$inferSelect;
type QuestionRow = typeof questions.$inferSelect;
type QuizWithQuestions = typeof quizzes.$inferSelect & { questions: QuestionRow[] };
export type LessonWithContent = LessonRow & { resources: ResourceRow[]; quiz: QuizWithQuestions | null };

/** A course's lessons in order, drafts included and removed ones left out, each with its resources and quiz. */
export const findLessons = async (read: Read, course: number): Promise<LessonWithContent[]> => {
  const values = { courseId: course };
  const [lessonsOfCourse, resourcesOfCourse, questionsOfCourse] = await Promise.all([
    lessonRows(read, values),
    resourceRows(read, values),
    questionRows(read, values),
  ]);
  const resourcesOf = Map.groupBy(resourcesOfCourse, ({ resource }) => resource.lessonId);
  const questionsOf = Map.groupBy(questionsOfCourse, ({ quiz }) => quiz.lessonId);
  return lessonsOfCourse.map(row => {
    const quizRows = questionsOf.get(row.id) ?? [];
    const [first] = quizRows;
    return {
      ...row,
      resources: (resourcesOf.get(row.id) ?? []).map(({ resource }) => resource),
      quiz: first ? { ...first.quiz, questions: quizRows.map(({ question }) => question) } : null,
    };
  });
};

export const findCourseIdOfLesson = async (read: Read, lessonId: number): Promise<number | undefined> =>
  (await read.select({ courseId: lessons.courseId }).from(lessons).where(eq(lessons.id, lessonId)))[0]?.courseId;
