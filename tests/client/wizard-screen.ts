import { fireEvent, screen } from '@testing-library/react';
import type { Course } from '../../server/features/courses/courses.schema.ts';
import { answer, type Answers } from '../support/msw.ts';
import { openApp } from './open-app.tsx';
import { professorCourse, taughtCourses } from './samples.ts';
import { course, lesson } from './study.ts';

type Created = Parameters<NonNullable<Answers['courses.create']>>[0];
type Updated = Parameters<NonNullable<Answers['courses.update']>>[0];

const headings = (...ids: number[]): Course['lessons'] =>
  ids.map((id, place) => ({
    id,
    title: `Nova Aula ${place + 1}`,
    description: 'Texto',
    order: place + 1,
    duration: 20,
    active: true,
    version: 1,
  }));
export const draft = course({
  id: 12,
  status: 'draft',
  active: false,
  isActive: false,
  editable: true,
  enrollment: null,
  version: 3,
  title: 'Rascunho antigo',
  price: 4_990,
  lessons: headings(31),
  objectives: ['Rocar'],
});

/** A professor's school with one draft, and what was sent to it. */
export const school = () => {
  const sent: { created?: Created; updated?: Updated } = {};
  answer({
    'courses.professor': () => taughtCourses(professorCourse({ id: 12, title: 'Rascunho antigo', status: 'draft' })),
    'professor.statistics': () => new Promise(() => undefined), // the professor area, where a published course leads
    'courses.get': () => ({ course: draft }),
    'lessons.ofCourse': () => ({ lessons: [lesson(31, { courseId: 12, title: 'O roque', version: 2 })] }),
    'courses.create': input => {
      sent.created = input;
      return {
        course: {
          ...draft,
          id: 20,
          version: 1,
          title: input.title,
          lessons: headings(...(input.lessons ?? []).map((_, place) => 40 + place)),
        },
      };
    },
    'courses.update': input => {
      sent.updated = input;
      return { course: { ...draft, version: 4 } };
    },
  });
  return sent;
};

export const comeIn = async (path = '/create-course') => {
  // A text field can be typed into here; the editor without Markdown has a test of its own.
  localStorage.setItem('academia.markdown', 'true');
  const person = openApp(path);
  await screen.findByText(/^Etapa \d de 4$/);
  return person;
};
export const next = () => screen.getByRole('button', { name: 'Próximo' });
export const saveDraft = () => screen.getByRole('button', { name: 'Salvar como Rascunho' });
export const step = (name: string) => screen.findByRole('heading', { level: 2, name });
export const put = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } });
export const fillBasics = () => {
  put(screen.getByLabelText('Título do curso'), 'Ataques ao roque');
  put(screen.getByLabelText('Descrição'), 'Sacrifícios e colunas.');
};
