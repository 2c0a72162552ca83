/** What a professor sends: whole and valid, to be varied by a test. */
import type { CourseFormValues } from '../../server/features/teaching/course-form.schema.ts';
import { LessonForm, type LessonFormValues } from '../../server/features/teaching/lesson-form.schema.ts';

export const courseForm = (own: Partial<CourseFormValues> = {}) =>
  ({
    title: 'Táticas de Peões',
    description: 'Sobre o curso',
    category: 'tactics' as const,
    difficulty: 'beginner' as const,
    price: 4_990,
    duration: 60,
    maxStudents: 50,
    isActive: true,
    imageUrl: '/demo/taticas/thumbnail.webp',
    objectives: ['Aprender'],
    prerequisites: ['Mover as peças'],
    certificateEnabled: true,
    ...own,
  }) satisfies CourseFormValues;

/** A course of one lesson as a file. */
export const courseFile = () => {
  const { isActive: _, ...course } = courseForm();
  const lesson = { title: 'O garfo', description: 'Texto da aula', duration: 30 };
  return { format: 'academia-curso' as const, version: 1 as const, course, lessons: [lesson] };
};

export const question = (own: Record<string, unknown> = {}) => ({
  question: 'Quem dá xeque?',
  type: 'multiple_choice' as const,
  options: ['a torre', 'o rei', '', ''],
  correctAnswer: 'a torre',
  explanation: 'Porque sim',
  ...own,
});

/** As the API takes it, with what the contract fills in. */
export const lessonForm = (own: Partial<LessonFormValues> = {}): LessonForm =>
  LessonForm.parse({
    title: 'O garfo',
    description: 'Texto da aula',
    duration: 30,
    videoUrl: 'https://exemplo.com/aula.webm',
    resources: [{ name: 'Partida', type: 'pgn', url: 'https://exemplo.com/partida.pgn' }],
    quiz: { title: 'Quiz do garfo', questions: [question()] },
    ...own,
  });
