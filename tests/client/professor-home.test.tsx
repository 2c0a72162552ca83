import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AppError } from '../../server/errors.ts';
import '../../src/features/teaching/home/HomeScreen.tsx'; // read ahead of the lazy route
import '../../src/features/teaching/home/NewLessonDialog.tsx';
import { answer } from '../support/msw.ts';
import { openApp, signedIn } from './open-app.tsx';
import { admin, professor, professorCourse, student, taughtCourses } from './samples.ts';

const school = (...courses: ReturnType<typeof professorCourse>[]) => {
  const taught = taughtCourses(...courses);
  answer({
    'courses.professor': () => ({
      ...taught,
      stats: { ...taught.stats, totalLessons: 37, publishedLessons: 30, rating: 4.6, totalRatings: 9 },
    }),
    'professor.statistics': () => ({
      statistics: {
        totalStudents: 12,
        activeStudents: 9,
        averageProgress: 64,
        averageRating: 4.6,
        totalCourses: 2,
        totalLessons: 37,
        pendingReviews: 3,
      },
    }),
  });
};

test.each([{ who: null }, { who: student }, { who: admin }])(
  '$who.role is denied the professor home',
  async ({ who }) => {
    signedIn(who);
    openApp('/professor');
    expect(await screen.findByText('Acesso Negado')).toBeVisible();
    expect(screen.getByText('Você precisa ser um professor para acessar esta área.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voltar ao Dashboard' })).toHaveAttribute('href', '/dashboard');
  },
);

test('the professor is welcomed by name, with four figures of the server', async () => {
  signedIn(professor);
  school(professorCourse());
  openApp('/professor');
  expect(await screen.findByRole('heading', { level: 1, name: 'Área do Professor' })).toBeVisible();
  expect(screen.getByText('Bem-vindo(a), Ricardo Nogueira!')).toBeVisible();
  const figures = await screen.findByRole('region', { name: 'Resumo' });
  for (const text of ['Cursos Criados', 'Total de Alunos', '12', 'Aulas Criadas', '37', 'Avaliação Média', '4,6'])
    expect(within(figures).getByText(text)).toBeVisible();
});

test('the three tiles lead on: a new lesson to its editor, once its course is chosen', async () => {
  signedIn(professor);
  school(professorCourse());
  const waiting = () => new Promise<never>(() => undefined);
  answer({
    'courses.get': waiting,
    'lessons.ofCourse': waiting,
    'professor.courses': () => ({
      courses: [
        { id: 7, title: 'Aberturas' },
        { id: 8, title: 'Finais' },
      ],
    }),
  });
  const person = openApp('/professor');
  const tiles = within(await screen.findByRole('list', { name: 'Ações' }));
  expect(tiles.getByRole('link', { name: /^Criar Curso/ })).toHaveAttribute('href', '/create-course');
  expect(tiles.getByRole('link', { name: /^Gerenciar Alunos/ })).toHaveAttribute('href', '/professor/manage-students');
  await person.click(tiles.getByRole('button', { name: /^Nova Aula/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nova Aula' }));
  await person.click(await dialog.findByRole('button', { name: 'Escrever a aula' }));
  expect(dialog.getByText('Escolha o curso')).toBeVisible();
  await person.selectOptions(dialog.getByLabelText('Curso'), 'Finais');
  await person.click(dialog.getByRole('button', { name: 'Escrever a aula' }));
  await waitFor(() => expect(location.pathname).toBe('/professor/cursos/8/lessons/new'));
});

test('each course leads to its page, and the other rooms are one step away', async () => {
  signedIn(professor);
  school(professorCourse({ id: 8, title: 'Táticas' }));
  openApp('/professor');
  const courses = within(await screen.findByRole('list', { name: 'Meus Cursos' }));
  expect(courses.getByRole('link', { name: /Táticas/ })).toHaveAttribute('href', '/professor/cursos/8');
  expect(screen.getByRole('link', { name: 'Ver Todos' })).toHaveAttribute('href', '/professor/cursos');
  const rooms = within(screen.getByRole('region', { name: 'Acesso rápido' }));
  expect(rooms.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
    '/professor/cursos?mode=edit',
    '/professor/aulas',
    '/professor/aulas/cronograma',
    '/professor/revisoes',
    '/professor/relatorios',
    '/help',
  ]);
  expect(rooms.getByRole('link', { name: /Revisões/ })).toHaveTextContent('3 à espera');
});

test('without a course the first one is offered', async () => {
  signedIn(professor);
  school();
  openApp('/professor');
  expect(await screen.findByText('Nenhum curso criado')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Criar Primeiro Curso' })).toHaveAttribute('href', '/create-course');
});

test('what fails to load can be tried again', async () => {
  signedIn(professor);
  school(professorCourse());
  answer({
    'courses.professor': () => {
      throw new AppError('unavailable');
    },
  });
  const person = openApp('/professor');
  expect(await screen.findByRole('alert')).toHaveTextContent('Serviço indisponível no momento');
  school(professorCourse({ title: 'Táticas' }));
  await person.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('link', { name: /Táticas/ })).toBeVisible();
});
