/** Makes what a test needs: people, courses, study. Every call makes something new. */
import type { Db } from '../../db/client.ts';
import { courses, lessons, questions, quizzes, resources } from '../../db/schema/courses.ts';
import { users } from '../../db/schema/users.ts';
import { foldForSearch } from '../../db/search.ts';
import type { Viewer } from '../common/viewer.ts';

let made = 0;

type Person = Partial<typeof users.$inferInsert>;

/** Somebody with an email, as everybody is but the children of a class. */
export type Member = Viewer & { email: string };

export const aUser = async (db: Db, role: Viewer['role'], person: Person = {}): Promise<Member> => {
  made += 1;
  const fullName = person.fullName ?? `Pessoa ${made}`;
  const username = person.username ?? `pessoa${made}`;
  const email = person.email ?? `${username}@exemplo.com`;
  const values = {
    fullName,
    nameSearch: foldForSearch(fullName),
    username,
    usernameKey: username.toLowerCase(),
    email,
    passwordHash: 'none',
    role,
    ...person,
  };
  const [user] = await db.write(tx => tx.insert(users).values(values).returning());
  if (!user) throw new Error('no user');
  return { ...user, email };
};

export const aStudent = (db: Db, person?: Person) => aUser(db, 'student', person);
/** A professor that the school has approved, unless `approvedAt` or `awaitingApproval` says otherwise. */
export const aProfessor = (db: Db, person: Person = {}) =>
  aUser(db, 'professor', { approvedAt: person.awaitingApproval ? null : new Date(), ...person });
export const anAdmin = (db: Db, person?: Person) => aUser(db, 'admin', person);

type CourseValues = Partial<typeof courses.$inferInsert>;
type LessonSketch = {
  active?: boolean;
  /** Of an unknown length, unless `filmSeconds` says it. */ videoUrl?: string | null;
  filmSeconds?: number;
  /** So many words to read; three by default, which take next to no time. */ words?: number;
  measuredMinutes?: number;
  quiz?: QuestionSketch[];
};
type QuestionSketch = {
  type?: 'multiple_choice' | 'true_false' | 'essay';
  correctAnswer?: string;
  options?: string[];
};

export type MadeCourse = {
  id: number;
  lessons: { id: number; quizId: number | null; questions: { id: number; correctAnswer: string }[] }[];
};

/** An active, free course with one lesson for each sketch; a sketch's quiz has one question for each of its own. */
export const aCourse = async (
  db: Db,
  professor: Viewer,
  sketches: LessonSketch[] = [{}],
  values: CourseValues = {},
): Promise<MadeCourse> => {
  made += 1;
  const title = values.title ?? `Curso ${made}`;
  return db.write(async tx => {
    const [course] = await tx
      .insert(courses)
      .values({
        professorId: professor.id,
        title,
        titleSearch: foldForSearch(title),
        description: 'Sobre o curso',
        category: 'tactics',
        difficulty: 'beginner',
        status: 'active',
        objectives: ['Aprender'],
        prerequisites: [],
        ...values,
      })
      .returning();
    if (!course) throw new Error('no course');
    const madeLessons: MadeCourse['lessons'] = [];
    for (const [i, sketch] of sketches.entries()) {
      const { active = true, videoUrl = 'https://exemplo.com/aula.webm', filmSeconds, words, quiz } = sketch;
      const [lesson] = await tx
        .insert(lessons)
        .values({
          courseId: course.id,
          position: i + 1,
          title: `Aula ${i + 1}`,
          description: words === undefined ? 'Texto da aula' : Array(words).fill('lance').join(' '),
          durationMinutes: 10,
          active,
          videoUrl,
          filmSeconds,
          measuredMinutes: sketch.measuredMinutes,
        })
        .returning();
      if (!lesson) throw new Error('no lesson');
      await tx.insert(resources).values({
        lessonId: lesson.id,
        position: 1,
        name: 'Partida',
        type: 'pgn',
        url: 'https://exemplo.com/partida.pgn',
      });
      if (!quiz) {
        madeLessons.push({ id: lesson.id, quizId: null, questions: [] });
        continue;
      }
      const [quizRow] = await tx
        .insert(quizzes)
        .values({ lessonId: lesson.id, title: 'Quiz', timeLimitMinutes: 5 })
        .returning();
      if (!quizRow) throw new Error('no quiz');
      const rows = quiz.map(({ type = 'multiple_choice', correctAnswer = 'certa', options }, j) => ({
        quizId: quizRow.id,
        position: j + 1,
        type,
        question: `Questão ${j + 1}`,
        options: type === 'multiple_choice' ? (options ?? ['certa', 'errada']) : [],
        correctAnswer,
        explanation: 'Porque sim',
      }));
      const inserted = await tx.insert(questions).values(rows).returning();
      madeLessons.push({
        id: lesson.id,
        quizId: quizRow.id,
        questions: inserted.map(({ id, correctAnswer }) => ({ id, correctAnswer })),
      });
    }
    return { id: course.id, lessons: madeLessons };
  });
};
