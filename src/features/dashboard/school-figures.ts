import type { ProfessorCourse, ProfessorStats } from '../../../server/features/teaching/taught-courses.schema.ts';

/** What the courses say together, and of their students; an administrator's are the school's. Revenue in cents. */
export type SchoolFigures = ProfessorStats & { totalStudents: number; activeStudents: number };

export const ratingText = (rating: number | null): string =>
  rating === null ? '—' : rating.toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

type Notice = { courseId: number; courseTitle: string; text: string };

const causes: readonly { holds: (course: ProfessorCourse) => boolean; text: string }[] = [
  {
    holds: ({ status, totalLessons }) => status === 'active' && totalLessons === 0,
    text: 'está publicado, mas não tem nenhuma aula',
  },
  {
    holds: ({ status, studentsEnrolled }) => status === 'paused' && studentsEnrolled > 0,
    text: 'está pausado e tem alunos matriculados',
  },
  { holds: ({ rating }) => rating !== null && rating < 3, text: 'tem avaliação média abaixo de 3 estrelas' },
];

/** What needs an administrator's attention. */
export const noticesOf = (courses: readonly ProfessorCourse[]): Notice[] =>
  courses.flatMap(course =>
    causes
      .filter(({ holds }) => holds(course))
      .map(({ text }) => ({ courseId: course.id, courseTitle: course.title, text })),
  );
