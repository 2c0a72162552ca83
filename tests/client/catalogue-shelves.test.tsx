import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import '../../src/features/courses/CatalogueScreen.tsx'; // read ahead of the lazy route
import { answer } from '../support/msw.ts';
import { enrolledIn, offer, own } from './catalogue-samples.ts';
import { openApp, signedIn } from './open-app.tsx';
import { catalogueCourse, enrollment, premiumCourse, professor, student } from './samples.ts';

const tile = (label: string) => screen.getByText(label).closest('dl');

beforeEach(() => {
  signedIn(student);
  enrolledIn();
});

test('nobody sees the catalogue without signing in', async () => {
  signedIn(null);
  openApp('/courses');
  expect(await screen.findByText('Faça login para acessar os cursos')).toBeVisible();
});

test.each(['/courses', '/lessons'])('%s shows the catalogue', async path => {
  offer([catalogueCourse()]);
  openApp(path);
  expect(await screen.findByRole('heading', { level: 1, name: 'Cursos de Xadrez' })).toBeVisible();
  expect(await screen.findByText('1 curso encontrado')).toBeVisible();
});

test('the tiles count the courses enrolled in, in progress and completed', async () => {
  offer([]);
  enrolledIn(
    enrollment({ id: 1 }),
    enrollment({ id: 2, completedLessons: 1, progress: 25 }),
    enrollment({ id: 3, completedLessons: 4, progress: 100 }),
    enrollment({ id: 4, completedLessons: 4, progress: 100 }),
  );
  openApp('/courses');
  await screen.findByText('Cursos matriculados');
  expect(tile('Cursos matriculados')).toHaveTextContent('4');
  expect(tile('Em andamento')).toHaveTextContent('1');
  expect(tile('Concluídos')).toHaveTextContent('2');
});

test('courses in progress or owing quizzes can be continued, the one studied last first', async () => {
  offer([]);
  enrolledIn(
    enrollment({
      id: 1,
      courseId: 11,
      courseTitle: 'Antigo',
      completedLessons: 1,
      progress: 25,
      lastActivity: '2026-01-01T00:00:00.000Z',
    }),
    enrollment({
      id: 2,
      courseId: 12,
      courseTitle: 'Recente',
      completedLessons: 1,
      progress: 25,
      lastActivity: '2026-02-01T00:00:00.000Z',
    }),
    enrollment({ id: 3, courseId: 13, courseTitle: 'Terminado', completedLessons: 4, progress: 100, completed: true }),
    enrollment({
      id: 4,
      courseId: 14,
      courseTitle: 'Quase',
      completedLessons: 4,
      progress: 100,
      lastActivity: '2026-01-15T00:00:00.000Z',
    }),
    enrollment({ id: 5, courseId: 15, courseTitle: 'Novo' }),
  );
  openApp('/courses');
  const section = await screen.findByRole('region', { name: 'Continue Aprendendo' });
  expect(
    within(section)
      .getAllByRole('link')
      .map(link => link.getAttribute('href')),
  ).toEqual(['/course/12', '/course/14', '/course/11']);
  expect(section).toHaveTextContent('QuaseTodas as aulas concluídas · faltam quizzes');
  expect(within(section).getAllByRole('link')[0]).toHaveTextContent('Continuar Curso');
});

describe('a card', () => {
  test.each([
    ['Ver Curso', null],
    ['Começar', own(0, 0)],
    ['Continuar', own(1, 25)],
  ])('says %s', async (label, ownEnrollment) => {
    offer([catalogueCourse({ enrollment: ownEnrollment })]);
    openApp('/courses');
    expect(await screen.findByRole('link', { name: `${label}: Fundamentos do Xadrez` })).toHaveAttribute(
      'href',
      '/course/1',
    );
  });

  test.each([
    ['Concluído', true],
    ['Faltam quizzes', false],
  ])('with every lesson done says %s', async (label, completed) => {
    offer([catalogueCourse({ enrollment: { ...own(4, 100)!, completed } })]);
    openApp('/courses');
    expect(await screen.findByText(label)).toBeVisible();
  });

  test('leads to the course wherever it is clicked', async () => {
    offer([catalogueCourse()]);
    answer({ 'courses.get': () => new Promise(() => {}), 'lessons.ofCourse': () => new Promise(() => {}) });
    const person = openApp('/courses');
    await person.click(await screen.findByText('O tabuleiro, as peças e o xeque-mate.'));
    expect(window.location.pathname).toBe('/course/1');
  });

  test('names the price in coins for a student', async () => {
    offer([premiumCourse({ locked: true })]);
    openApp('/courses');
    expect(await screen.findByText('299 moedas')).toBeVisible();
  });

  test('names the price in R$ for a professor, who is locked out of nothing', async () => {
    signedIn(professor);
    offer([premiumCourse()]);
    openApp('/courses');
    expect(await screen.findByText(/R\$\s299,00/)).toBeVisible();
    expect(screen.getByRole('link', { name: /Ver Curso/ })).toHaveAttribute('href', '/course/2');
    expect(screen.queryByText('Conteúdo bloqueado')).not.toBeInTheDocument();
  });
});

test('free and premium courses stand on shelves of their own', async () => {
  offer([premiumCourse({ locked: true }), catalogueCourse()]);
  openApp('/courses');
  expect(await screen.findByRole('region', { name: 'Cursos Gratuitos' })).toHaveTextContent('Fundamentos do Xadrez');
  expect(screen.getByRole('region', { name: 'Cursos Premium' })).toHaveTextContent('Finais Essenciais');
});
