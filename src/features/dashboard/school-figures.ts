import type { ProfessorCourse } from '../../../server/features/courses/courses.schema.ts';

const sumOf = (courses: readonly ProfessorCourse[], figure: (course: ProfessorCourse) => number) =>
  courses.reduce((total, course) => total + figure(course), 0);

/** What a list of courses says together: a professor's own or, for an administrator, the school's. Revenue in cents. */
export const schoolFiguresOf = (courses: readonly ProfessorCourse[]) => {
  const ratings = sumOf(courses, course => course.totalRatings);
  return {
    courses: courses.length,
    active: courses.filter(({ status }) => status === 'active').length,
    lessons: sumOf(courses, course => course.totalLessons),
    enrollments: sumOf(courses, course => course.studentsEnrolled),
    revenue: sumOf(courses, course => course.revenue),
    /** Mean of all stars; null before the first. */
    rating: ratings === 0 ? null : sumOf(courses, ({ rating, totalRatings }) => (rating ?? 0) * totalRatings) / ratings,
  };
};

export type SchoolFigures = ReturnType<typeof schoolFiguresOf>;

export const ratingText = (rating: number | null): string =>
  rating === null ? '—' : rating.toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

type Notice = { courseId: number; courseTitle: string; text: string };

const causes: readonly { holds: (course: ProfessorCourse) => boolean; text: string }[] = [
  { holds: ({ status, totalLessons }) => status === 'active' && totalLessons === 0, text: 'está publicado, mas não tem nenhuma aula' },
  { holds: ({ status, studentsEnrolled }) => status === 'paused' && studentsEnrolled > 0, text: 'está pausado e tem alunos matriculados' },
  { holds: ({ rating }) => rating !== null && rating < 3, text: 'tem avaliação média abaixo de 3 estrelas' },
];

/** What an administrator should look at. */
export const noticesOf = (courses: readonly ProfessorCourse[]): Notice[] =>
  courses.flatMap(course =>
    causes.filter(({ holds }) => holds(course)).map(({ text }) => ({ courseId: course.id, courseTitle: course.title, text })),
  );
