import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AppError } from '../../server/errors.ts';
import type { Report } from '../../server/features/follow-up/reports.schema.ts';
import '../../src/features/teaching/courses/detail/CourseDetailScreen.tsx'; // read ahead of the lazy route
import { answer } from '../support/msw.ts';
import { openApp, signedIn } from './open-app.tsx';
import { professor, schoolClass, student } from './samples.ts';
import { course } from './study.ts';

const PATH = '/professor/cursos/1';
const own = course({
  editable: true,
  enrollment: null,
  price: 1_999,
  lessons: [
    { id: 11, title: 'As torres', description: '', order: 1, duration: 75, active: true, version: 1 },
    { id: 12, title: 'Os bispos', description: '', order: 2, duration: 10, active: false, version: 1 },
  ],
});

test('a student is denied, and nothing of the course is asked for', async () => {
  signedIn(student);
  openApp(PATH);
  expect(await screen.findByText('Acesso Negado')).toBeVisible();
});

test.each([PATH, '/professor/cursos/abc', '/professor/cursos/0'])(
  'where there is no course, %s says so and leads back',
  async path => {
    signedIn(professor);
    answer({
      'courses.get': () => {
        throw new AppError('courseNotFound');
      },
    });
    openApp(path);
    expect(await screen.findByRole('heading', { name: 'Curso não encontrado' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voltar aos Cursos' })).toHaveAttribute('href', '/professor/cursos');
  },
);

test("another professor's course is shown in the catalogue, not here", async () => {
  signedIn(professor);
  answer({ 'courses.get': () => ({ course: course({ editable: false }) }) });
  openApp(PATH);
  expect(await screen.findByRole('heading', { name: 'Este curso é de outro professor' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver no catálogo' })).toHaveAttribute('href', '/course/1');
});

test('four tabs, of which the first says what the course is', async () => {
  signedIn(professor);
  answer({ 'courses.get': () => ({ course: own }) });
  openApp(PATH);
  expect(await screen.findByRole('heading', { level: 1, name: 'Fundamentos do Xadrez' })).toBeVisible();
  expect(screen.getAllByRole('tab').map(tab => tab.textContent)).toEqual([
    'Visão Geral',
    'Aulas',
    'Alunos',
    'Análises',
  ]);
  const facts = screen.getByRole('region', { name: 'Ficha do curso' });
  for (const text of [/^R\$\s19,99$/, 'Iniciantes', '50min', '5 de 30 vagas', 'Emitido na conclusão'])
    expect(within(facts).getByText(text)).toBeVisible();
  expect(screen.getByText('Mover todas as peças')).toBeVisible();
  expect(screen.getByText('Nenhum pré-requisito.')).toBeVisible();
});

test('the lessons, each with the way to change it', async () => {
  signedIn(professor);
  answer({ 'courses.get': () => ({ course: own }) });
  const person = openApp(PATH);
  await person.click(await screen.findByRole('tab', { name: 'Aulas' }));
  expect(window.location.search).toBe('?aba=aulas');
  const [first, second] = within(screen.getByRole('tabpanel')).getAllByRole('listitem');
  expect(first).toHaveTextContent('1h 15min');
  expect(within(second!).getByText('Rascunho')).toBeVisible();
  expect(within(second!).getByRole('link', { name: 'Editar Os bispos' })).toHaveAttribute(
    'href',
    '/professor/cursos/1/lessons/12/edit',
  );
});

test('the students are the real ones, and lead to their list', async () => {
  signedIn(professor);
  answer({
    'courses.get': () => ({ course: own }),
    'professor.students': ({ courseId }) => ({
      students: [
        {
          enrollmentId: 7,
          id: 1,
          name: 'Ana Clara Moreira',
          email: 'ana@academia.example',
          avatarUrl: null,
          courseId: Number(courseId),
          course: own.title,
          classId: null,
          status: 'ativo',
          progress: 75,
          level: 4,
          completedLessons: 3,
          totalLessons: 4,
          lastActivity: new Date().toISOString(),
        },
      ],
      total: 1,
      page: 1,
      pageSize: 20,
    }),
  });
  openApp(`${PATH}?aba=alunos`);
  expect(await screen.findByRole('heading', { name: 'Alunos (1)' })).toBeVisible();
  expect(screen.getByText('75% · 3/4 aulas · atividade agora')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Gerenciar Alunos' })).toHaveAttribute(
    'href',
    '/professor/manage-students?curso=1',
  );
});

test('the figures are those of the report, and lead to it', async () => {
  signedIn(professor);
  const happened = {
    enrollments: 6,
    lessonsCompleted: 41,
    quizAttempts: 9,
    quizzesPassed: 7,
    coursesCompleted: 2,
    revenue: 59_970,
  };
  const report: Report = {
    period: '30d',
    from: '2026-10-23',
    to: '2026-11-21',
    metrics: {
      totalStudents: 14,
      activeStudents: 11,
      totalCourses: 1,
      activeCourses: 1,
      totalLessons: 4,
      completedLessons: 33,
      averageProgress: 63,
      averageRating: 4.7,
      completionRate: 28,
      totalRevenue: 90_000,
      monthlyGrowth: null,
    },
    totals: happened,
    previous: happened,
    series: [],
    progress: [],
    courseAnalytics: [],
    studentProgress: [],
  };
  answer({ 'courses.get': () => ({ course: own }), 'reports.get': () => ({ report }) });
  openApp(`${PATH}?aba=analises`);
  const now = await screen.findByRole('region', { name: 'Situação do curso' });
  for (const text of ['14', '63%', '28%', '4,7']) expect(within(now).getByText(text)).toBeVisible();
  const month = screen.getByRole('region', { name: 'De 23/10/2026 a 21/11/2026' });
  for (const text of ['6', '41', '7', /^R\$\s599,70$/]) expect(within(month).getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver relatório completo' })).toHaveAttribute(
    'href',
    '/professor/relatorios?curso=1',
  );
});

test('the page of a draft publishes it, and says so', async () => {
  signedIn(professor);
  let status: 'draft' | 'active' = 'draft';
  const asked: object[] = [];
  answer({
    'courses.get': () => ({ course: { ...own, status } }),
    'courses.update': input => {
      asked.push(input);
      status = 'active';
      return { course: { ...own, status } };
    },
  });
  const person = openApp(PATH);
  await person.click(await screen.findByRole('button', { name: 'Publicar Curso' }));
  expect(await screen.findByText('Curso publicado!')).toBeVisible();
  expect(asked).toEqual([{ id: 1, isActive: true }]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Publicar Curso' })).toBeNull());
});

test('a course that is published has nothing to publish', async () => {
  signedIn(professor);
  answer({ 'courses.get': () => ({ course: { ...own, status: 'active' } }) });
  openApp(PATH);
  await screen.findByRole('link', { name: 'Editar Curso' });
  expect(screen.queryByRole('button', { name: 'Publicar Curso' })).toBeNull();
});

test('a course is given to a class in three clicks: the form knows all but the class', async () => {
  signedIn(professor);
  const sent: unknown[] = [];
  answer({
    'courses.get': () => ({ course: own }),
    'classes.list': () => ({ classes: [schoolClass], total: 1, page: 1, pageSize: 100 }),
    'assignments.create': input => {
      sent.push(input);
      throw new AppError('dueInPast');
    },
  });
  openApp(PATH);
  fireEvent.click(await screen.findByRole('button', { name: 'Passar como tarefa' }));
  const dialog = await screen.findByRole('dialog', { name: 'Passar como tarefa' });
  fireEvent.click(await within(dialog).findByRole('button', { name: 'Passar tarefa' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('prazo');
  expect(sent).toMatchObject([{ kind: 'course', courseId: own.id, classId: 4, title: own.title }]);
});
