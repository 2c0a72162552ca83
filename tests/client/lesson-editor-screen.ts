import { screen, within } from '@testing-library/react';
import type { Lesson } from '../../server/features/lessons/lessons.schema.ts';
import { answer, type Answers } from '../support/msw.ts';
import { openApp } from './open-app.tsx';
import { course, lesson } from './study.ts';

type Created = Parameters<NonNullable<Answers['lessons.create']>>[0];
type Updated = Parameters<NonNullable<Answers['lessons.update']>>[0];

const heading = (id: number) => ({
  id,
  title: `Aula ${id}`,
  description: 'Texto',
  order: id,
  duration: 12,
  active: true,
  version: 1,
});

/** A school with one course of the professor's, and what was sent to it. */
export const school = (stored: Lesson = lesson(7)) => {
  const sent: { created?: Created; updated?: Updated } = {};
  const own = course({ editable: true, enrollment: null, lessons: [heading(5), heading(7)] });
  answer({
    'courses.get': () => ({ course: own }),
    'lessons.get': () => ({ lesson: stored }),
    'lessons.ofCourse': () => ({ lessons: [] }),
    'lessons.create': input => {
      sent.created = input;
      return { lesson: lesson(8) };
    },
    'lessons.update': input => {
      sent.updated = input;
      return { lesson: stored };
    },
  });
  return sent;
};

export const comeIn = async (path = '/professor/cursos/1/lessons/new') => {
  // A text field can be typed into here; the editor without Markdown has a test of its own.
  localStorage.setItem('academia.markdown', 'true');
  const person = openApp(path);
  await screen.findByRole('tab', { name: 'Básico' });
  return person;
};
export const tab = (name: RegExp | string) => screen.getByRole('tab', { name });
export const address = () => within(screen.getByRole('group', { name: 'Recurso 1' })).getByLabelText(/^URL/);
export const save = () => screen.getByRole('button', { name: 'Salvar Lição' });
