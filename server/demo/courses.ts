import type { Tx } from '../../db/client.ts';
import { demoSchedule } from '../../db/demo/schedule.ts';
import { DEMO_FILM_SECONDS, type DemoCourse, type DemoLesson, type DemoQuestion } from '../../db/demo/types.ts';
import { courses, lessons, questions, quizzes, resources } from '../../db/schema/courses.ts';
import { foldForSearch } from '../../db/search.ts';
import { addDays, dayOf } from '../common/days.ts';
import { type DemoChapter, insertChapters, readDemoChapters } from './chapters.ts';
import { measuredMinutes } from '../features/progress/study-time.ts';

export type SeededLesson = {
  id: number;
  title: string;
  chapterIds: number[];
  quiz: { id: number; answers: { questionId: number; answer: string }[] } | null;
};
export type SeededCourse = {
  id: number;
  title: string;
  /** What it takes. */ minutes: number;
  priceCents: number;
  professorName: string;
  lessons: SeededLesson[];
};

const only = <Row>(rows: Row[]): Row => {
  const [row] = rows;
  if (!row) throw new Error('Nothing was inserted');
  return row;
};

export const insertCourse = async (
  tx: Tx,
  course: DemoCourse,
  professor: { id: number; fullName: string },
): Promise<SeededCourse> => {
  const boards = new Map(course.lessons.map(lesson => [lesson.key, readDemoChapters(course.key, lesson.key)]));
  const boardsOf = (lesson: DemoLesson): DemoChapter[] => boards.get(lesson.key) ?? [];
  const minutes = course.lessons.reduce(
    (sum, lesson) => sum + (measured(lesson, boardsOf(lesson)) ?? lesson.durationMinutes),
    0,
  );
  const { title, description, category, difficulty, priceCents, maxStudents, objectives, prerequisites } = course;
  const { id } = only(
    await tx
      .insert(courses)
      .values({
        professorId: professor.id,
        title,
        titleSearch: foldForSearch(title),
        description,
        category,
        difficulty,
        status: 'active',
        priceCents,
        durationMinutes: minutes,
        maxStudents,
        imageUrl: `/demo/${course.key}/thumbnail.webp`,
        objectives,
        prerequisites,
      })
      .returning({ id: courses.id }),
  );
  const seeded: SeededLesson[] = [];
  for (const [i, lesson] of course.lessons.entries())
    seeded.push(
      await insertLesson(
        tx,
        { courseId: id, position: i + 1, ...dateOf(course, lesson) },
        lesson,
        boardsOf(lesson),
        `/demo/${course.key}/${lesson.key}`,
      ),
    );
  return { id, title, minutes, priceCents, professorName: professor.fullName, lessons: seeded };
};

/** Brazil has had no summer time since 2019. */
const OFFSET = '-03:00';

const dateOf = (
  course: DemoCourse,
  lesson: DemoLesson,
): Pick<typeof lessons.$inferInsert, 'scheduledAt' | 'cancelled'> => {
  const found = demoSchedule.find(date => date.course === course.key && date.lesson === lesson.key);
  return found
    ? {
        scheduledAt: new Date(`${addDays(dayOf(new Date()), found.days)}T${found.time}:00${OFFSET}`),
        cancelled: found.cancelled ?? false,
      }
    : {};
};

const measured = ({ description, quiz }: DemoLesson, boards: readonly DemoChapter[]): number | null =>
  measuredMinutes({
    description,
    videoUrl: '/demo',
    filmSeconds: DEMO_FILM_SECONDS,
    chapterSeconds: boards.reduce((sum, { seconds }) => sum + seconds, 0),
    quizMinutes: quiz?.timeLimitMinutes ?? 0,
  });

type Slot = Pick<typeof lessons.$inferInsert, 'courseId' | 'position' | 'scheduledAt' | 'cancelled'>;

const insertLesson = async (
  tx: Tx,
  slot: Slot,
  lesson: DemoLesson,
  boards: readonly DemoChapter[],
  files: string,
): Promise<SeededLesson> => {
  const { title, description, durationMinutes, quiz } = lesson;
  const { id } = only(
    await tx
      .insert(lessons)
      .values({
        ...slot,
        title,
        description,
        durationMinutes,
        videoUrl: `${files}.webm`,
        filmSeconds: DEMO_FILM_SECONDS,
        measuredMinutes: measured(lesson, boards),
      })
      .returning({ id: lessons.id }),
  );
  await tx
    .insert(resources)
    .values({ lessonId: id, position: 1, name: 'Lances da aula em PGN', type: 'pgn', url: `${files}.pgn` });
  const chapterIds = await insertChapters(tx, id, boards);
  return { id, title, chapterIds, quiz: quiz ? await insertQuiz(tx, id, quiz) : null };
};

const questionRow = ({ question, explanation, ...own }: DemoQuestion) => {
  if ('lines' in own) {
    const { fen, lines } = own;
    return { type: 'board' as const, question, explanation, options: [], fen, lines, correctAnswer: lines[0] };
  }
  const { diagram, options, correctAnswer } = own;
  const drawn = diagram ? `${question}\n\n\`\`\`fen\n${diagram}\n\`\`\`` : question;
  return { type: 'multiple_choice' as const, question: drawn, explanation, options, correctAnswer };
};

const insertQuiz = async (
  tx: Tx,
  lessonId: number,
  quiz: NonNullable<DemoLesson['quiz']>,
): Promise<NonNullable<SeededLesson['quiz']>> => {
  const { id } = only(
    await tx
      .insert(quizzes)
      .values({ lessonId, title: quiz.title, timeLimitMinutes: quiz.timeLimitMinutes })
      .returning({ id: quizzes.id }),
  );
  const rows = quiz.questions.map((question, i) => ({ ...questionRow(question), quizId: id, position: i + 1 }));
  const inserted = await tx
    .insert(questions)
    .values(rows)
    .returning({ questionId: questions.id, answer: questions.correctAnswer });
  return { id, answers: inserted };
};
