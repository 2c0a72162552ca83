import { screen } from '@testing-library/react';
import type { Course } from '../../server/features/courses/courses.schema.ts';
import { answer } from '../support/msw.ts';
import { openApp, signedIn } from './open-app.tsx';
import { professor, professorCourse, taughtCourses } from './samples.ts';
import { course } from './study.ts';

export const PATH = '/professor/cursos/1/edit';
export const stored = (own: Partial<Course> = {}) =>
  course({ editable: true, enrollment: null, price: 1_990, version: 3, ...own });

/** A school with one course that can be saved; it notes what it was sent. Nobody has typed into this browser. */
export const school = (own: Partial<Course> = {}) => {
  localStorage.clear();
  const sent: Record<string, unknown>[] = [];
  let kept = stored(own);
  answer({
    'courses.get': () => ({ course: kept }),
    'courses.professor': () => taughtCourses(professorCourse()),
    'courses.update': ({ price, version: _, ...change }) => {
      sent.push({ price, ...change });
      kept = {
        ...kept,
        title: change.title ?? kept.title,
        price: price ?? kept.price,
        objectives: change.objectives ?? kept.objectives,
        version: kept.version + 1,
      };
      return { course: kept };
    },
  });
  return { sent, change: (next: Partial<Course>) => (kept = { ...kept, ...next }) };
};
export const opened = async () => {
  signedIn(professor);
  const person = openApp(PATH);
  await screen.findByRole('heading', { level: 1, name: 'Editar Curso' });
  return person;
};
export const save = () => screen.getByRole('button', { name: 'Salvar Alterações' });
export const tab = (name: string) => screen.getByRole('tab', { name });
