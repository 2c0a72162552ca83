import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import '../../src/features/teaching/courses/list/CoursesScreen.tsx'; // read ahead of the lazy route
import '../../src/features/teaching/courses/list/ImportCourseDialog.tsx'; // read ahead of the lazy dialog
import { answer } from '../support/msw.ts';
import { openApp, signedIn } from './open-app.tsx';
import { professor, professorCourse, taughtCourses } from './samples.ts';
import { course } from './study.ts';

const PATH = '/professor/cursos';
const tactics = professorCourse({ id: 8, title: 'Táticas' });

test('a course is downloaded with its films, by the browser alone', async () => {
  signedIn(professor);
  answer({ 'courses.professor': () => taughtCourses(tactics) });
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(new URL(this.href).pathname);
  });
  const person = openApp(PATH);
  await person.click(await screen.findByRole('button', { name: 'Ações de Táticas' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Baixar arquivo' }));
  expect(saved).toEqual(['/api/courses/8/archive']);
});

test('a file is looked into, what stays out is named, and its draft is opened', async () => {
  signedIn(professor);
  answer({ 'courses.professor': () => taughtCourses(tactics) });
  const sent: unknown[] = [];
  const found = { title: 'Finais', lessons: 1, chapters: 2, questions: 5 };
  answer({
    'courses.importFile': ({ file, dryRun }) => {
      sent.push({ file, dryRun });
      const made = dryRun ? null : course({ id: 91, title: 'Finais' });
      return { course: made, found, already: false, wanted: [], missing: ['Lucena: o vídeo'] };
    },
    'courses.get': ({ id }) => ({ course: course({ id: Number(id), title: 'Finais' }) }),
  });
  const person = openApp(PATH);
  await person.click(await screen.findByRole('button', { name: 'Importar Curso' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Importar curso' }));
  const pick = (text: string) =>
    person.upload(dialog.getByLabelText(/^Arquivo do curso/), new File([text], 'a.json', { type: 'application/json' }));
  await pick('[1]');
  expect(await dialog.findByText('Este arquivo não é de um curso da academia')).toBeVisible();
  const file = { format: 'academia-curso' };
  await pick(JSON.stringify(file));
  expect(await dialog.findByText('Lucena: o vídeo')).toBeVisible();
  expect(dialog.getByText(/1 lição, 2 capítulos, 5 questões/)).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Importar como rascunho' }));
  expect(await screen.findByText('Curso importado')).toBeVisible();
  await waitFor(() => expect(window.location.pathname).toBe('/professor/cursos/91'));
  expect(sent).toEqual([
    { file, dryRun: true },
    { file, dryRun: undefined },
  ]);
});
