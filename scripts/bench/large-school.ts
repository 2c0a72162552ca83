import type { Db, Tx } from '../../db/client.ts';
import { openDatabase } from '../../db/open.ts';
import { migrateDatabase } from '../../db/migrate.ts';
import { CATEGORIES, courses, DIFFICULTIES, lessons, quizzes } from '../../db/schema/courses.ts';
import { courseDays, courseMonths } from '../../db/schema/course-days.ts';
import { enrollments, lessonProgress, quizAttempts } from '../../db/schema/progress.ts';
import { users } from '../../db/schema/users.ts';
import { foldForSearch } from '../../db/search.ts';
import { createSessions } from '../../server/features/auth/sessions.ts';
import { dayOf } from '../../server/common/days.ts';
import { DAY_MS } from '../../server/common/time.schema.ts';

const SIZE = {
  professors: 20,
  courses: 200,
  lessonsPerCourse: 20,
  students: 20_000,
  coursesPerStudent: 2,
  lessonsPerEnrollment: 10,
};

/** Rows in a statement: SQLite takes 32,766 values. */
const CHUNK = 1_000;

const FIRST = ['Ana', 'João', 'Bia', 'Davi', 'Sofia', 'Lucas', 'Marina', 'Antônio', 'Júlia', 'Pedro'];
const LAST = [
  'Moreira',
  'Araújo',
  'Lima',
  'Ribeiro',
  'Souza',
  'Teixeira',
  'Conceição',
  'Pires',
  'Fernandes',
  'Nogueira',
  'Gonçalves',
];

const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
/** An even distribution that is the same every time. */
const mixed = (seed: number, below: number): number => (Math.imul(seed + 1, 2_654_435_761) >>> 8) % below;

const person = (role: 'student' | 'professor' | 'admin', i: number) => {
  const fullName = `${FIRST[mixed(i, FIRST.length)]} ${LAST[mixed(i + 7, LAST.length)]} ${i}`;
  const username = `${role}${i}`;
  return {
    fullName,
    nameSearch: foldForSearch(fullName),
    username,
    usernameKey: username,
    email: `${username}@exemplo.com`,
    passwordHash: '-',
    role,
    experience: mixed(i, 2_600),
  };
};

const insertAll = async <Row>(rows: Row[], insert: (chunk: Row[]) => Promise<unknown>): Promise<void> => {
  for (let i = 0; i < rows.length; i += CHUNK) await insert(rows.slice(i, i + CHUNK));
};

const NOTHING = {
  enrollments: 0,
  lessonsCompleted: 0,
  quizAttempts: 0,
  quizzesPassed: 0,
  coursesCompleted: 0,
  revenueCents: 0,
};
type Counts = typeof NOTHING;

const added = (a: Counts, b: Counts): Counts => ({
  enrollments: a.enrollments + b.enrollments,
  lessonsCompleted: a.lessonsCompleted + b.lessonsCompleted,
  quizAttempts: a.quizAttempts + b.quizAttempts,
  quizzesPassed: a.quizzesPassed + b.quizzesPassed,
  coursesCompleted: a.coursesCompleted + b.coursesCompleted,
  revenueCents: a.revenueCents + b.revenueCents,
});

const fill = async (tx: Tx): Promise<void> => {
  const people = [
    person('admin', 0),
    ...range(SIZE.professors).map(i => person('professor', i)),
    ...range(SIZE.students).map(i => person('student', i)),
  ];
  await insertAll(people, rows => tx.insert(users).values(rows));
  const firstStudent = SIZE.professors + 2;
  const courseRows = range(SIZE.courses).map(i => {
    const title = `Curso de xadrez número ${i + 1}`;
    return {
      professorId: 2 + (i % SIZE.professors),
      title,
      titleSearch: foldForSearch(title),
      description: 'Aulas, quizzes e partidas comentadas.',
      category: CATEGORIES[i % CATEGORIES.length] ?? 'tactics',
      difficulty: DIFFICULTIES[i % DIFFICULTIES.length] ?? 'beginner',
      status: 'active' as const,
      priceCents: (i % 3) * 4_950,
      maxStudents: 200,
      objectives: ['Jogar melhor'],
      prerequisites: [],
    };
  });
  await insertAll(courseRows, rows => tx.insert(courses).values(rows));
  const lessonRows = range(SIZE.courses * SIZE.lessonsPerCourse).map(i => {
    const position = (i % SIZE.lessonsPerCourse) + 1;
    return {
      courseId: Math.floor(i / SIZE.lessonsPerCourse) + 1,
      position,
      title: `Aula ${position}`,
      description: 'Texto da aula',
      durationMinutes: 15,
    };
  });
  await insertAll(lessonRows, rows => tx.insert(lessons).values(rows));
  await insertAll(range(lessonRows.length), rows =>
    tx.insert(quizzes).values(rows.map(i => ({ lessonId: i + 1, title: 'Quiz', timeLimitMinutes: 10 }))),
  );

  const now = Date.now();
  const enrolled = range(SIZE.students * SIZE.coursesPerStudent).map(i => {
    const student = Math.floor(i / SIZE.coursesPerStudent);
    const courseId = ((mixed(student, SIZE.courses) + (i % SIZE.coursesPerStudent) * 7) % SIZE.courses) + 1;
    const createdAt = new Date(now - (SIZE.lessonsPerEnrollment + mixed(i, 350)) * DAY_MS);
    return {
      studentId: firstStudent + student,
      courseId,
      paidCents: ((courseId - 1) % 3) * 4_950,
      rating: i % 4 === 0 ? (i % 5) + 1 : null,
      completedLessons: SIZE.lessonsPerEnrollment,
      lastActivityAt: new Date(createdAt.getTime() + SIZE.lessonsPerEnrollment * DAY_MS),
      createdAt,
    };
  });
  await insertAll(enrolled, rows => tx.insert(enrollments).values(rows));
  const steps = enrolled.flatMap(({ courseId, createdAt }, i) =>
    range(SIZE.lessonsPerEnrollment).map(j => ({
      enrollmentId: i + 1,
      lessonId: (courseId - 1) * SIZE.lessonsPerCourse + j + 1,
      completedAt: new Date(createdAt.getTime() + (j + 1) * DAY_MS),
    })),
  );
  await insertAll(steps, rows => tx.insert(lessonProgress).values(rows));
  const attempts = steps
    .filter((_, i) => i % 2 === 0)
    .map(({ enrollmentId, lessonId, completedAt }, i) => ({
      enrollmentId,
      quizId: lessonId,
      score: 50 + (i % 5) * 10,
      passed: i % 5 > 1,
      createdAt: completedAt,
    }));
  await insertAll(attempts, rows => tx.insert(quizAttempts).values(rows));

  const days = new Map<string, Counts & { courseId: number; day: string }>();
  const dayIn = (courseId: number, at: Date) => {
    const day = dayOf(at);
    const known = days.get(`${courseId} ${day}`) ?? { courseId, day, ...NOTHING };
    days.set(`${courseId} ${day}`, known);
    return known;
  };
  for (const { courseId, createdAt, paidCents } of enrolled) {
    const day = dayIn(courseId, createdAt);
    day.enrollments += 1;
    day.revenueCents += paidCents;
  }
  for (const { enrollmentId, completedAt } of steps)
    dayIn(enrolled[enrollmentId - 1]?.courseId ?? 0, completedAt).lessonsCompleted += 1;
  for (const { enrollmentId, createdAt, passed } of attempts) {
    const day = dayIn(enrolled[enrollmentId - 1]?.courseId ?? 0, createdAt);
    day.quizAttempts += 1;
    day.quizzesPassed += passed ? 1 : 0;
  }
  await insertAll([...days.values()], rows => tx.insert(courseDays).values(rows));
  const months = [...Map.groupBy(days.values(), ({ courseId, day }) => `${courseId} ${day.slice(0, 7)}`).values()];
  const monthRows = months.flatMap(all =>
    all.slice(0, 1).map(({ courseId, day }) => ({ courseId, month: day.slice(0, 7), ...all.reduce(added, NOTHING) })),
  );
  await insertAll(monthRows, rows => tx.insert(courseMonths).values(rows));
};

export type Cookies = Record<'admin' | 'professor' | 'student', string>;

/**
 * Creates a school of 20,000 students and 400,000 completed lessons. @returns session cookies of three of its people.
 */
export const makeLargeSchool = async (file: string): Promise<Cookies> => {
  await migrateDatabase({ kind: 'sqlite', file });
  const db: Db = openDatabase({ kind: 'sqlite', file });
  await db.write(fill);
  const sessions = createSessions(db, { secure: false });
  const cookie = async (userId: number): Promise<string> => (await sessions.start(userId)).split(';')[0] ?? '';
  const cookies = { admin: await cookie(1), professor: await cookie(2), student: await cookie(SIZE.professors + 2) };
  await db.close();
  return cookies;
};
