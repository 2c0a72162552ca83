import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AppError } from '../../server/errors.ts';
import type { TaughtLesson, TaughtLessonsInput } from '../../server/features/teaching/taught-lessons.schema.ts';
import { answer } from '../support/msw.ts';
import { openApp, signedIn } from './open-app.tsx';
import { admin, professor, student } from './samples.ts';

const PATH = '/professor/aulas';

const taught = (own: Partial<TaughtLesson> = {}): TaughtLesson => ({
  id: 5,
  title: 'O garfo',
  description: '## Dois alvos\nO **cavalo** ataca [dois](https://exemplo.com) de uma vez.',
  courseId: 2,
  courseName: 'Táticas Essenciais',
  status: 'scheduled',
  difficulty: 'beginner',
  scheduledDate: '2026-12-01T22:30:00.000Z',
  duration: 75,
  order: 3,
  studentsEnrolled: 5,
  studentsAttended: 2,
  ...own,
});

const school = (lessons: TaughtLesson[] = [taught()], total = lessons.length) => {
  const asked: TaughtLessonsInput[] = [];
  answer({
    'professor.courses': () => ({ courses: [{ id: 2, title: 'Táticas Essenciais' }] }),
    'lessons.taught': input => {
      asked.push(input as TaughtLessonsInput);
      return {
        lessons,
        total,
        page: 1,
        pageSize: 50,
        counts: { scheduled: 3, completed: 1_200, cancelled: 1, draft: 0, published: 0 },
      };
    },
  });
  return asked;
};

test('a lesson shows its course, date, length and students, and its text without marks', async () => {
  signedIn(professor);
  school();
  openApp(PATH);
  expect(await screen.findByRole('heading', { level: 1, name: 'Ver Aulas' })).toBeInTheDocument();
  const row = (await screen.findByRole('heading', { level: 2, name: /O garfo/ })).closest('li')!;
  for (const text of [
    'Agendada',
    'Táticas Essenciais · Lição 3 · Iniciante',
    'ter., 01/12/2026, 19:30',
    '1h 15min',
    'Concluída por 2 de 5 alunos',
    'Dois alvos O cavalo ataca dois de uma vez.',
  ]) {
    expect(within(row).getByText(text)).toBeInTheDocument();
  }
});

test('the list of who completed a lesson, and who did not yet, opens below its figures', async () => {
  signedIn(professor);
  school();
  const people = {
    completed: { enrollmentId: 7, id: 1, name: 'Ana Clara', avatarUrl: null, completedAt: '2026-11-21T12:00:00.000Z' },
    pending: { enrollmentId: 8, id: 2, name: 'Bia Torres', avatarUrl: null, completedAt: null },
  };
  answer({
    'professor.lessonStudents': ({ state = 'completed' }) => ({
      students: [people[state]],
      total: 1,
      page: 1,
      pageSize: 50,
      counts: { completed: 1, pending: 1 },
    }),
  });
  const user = openApp(PATH);
  await user.click(await screen.findByRole('button', { name: 'Concluída por 2 de 5 alunos' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Quem concluiu “O garfo”' }));
  expect(await dialog.findByRole('link', { name: 'Ana Clara' })).toHaveAttribute(
    'href',
    '/professor/manage-students?aluno=7',
  );
  await user.click(dialog.getByRole('tab', { name: 'Ainda não(1)' }));
  expect(await dialog.findByText('Bia Torres')).toBeVisible();
});

const states = [
  { own: { status: 'scheduled' }, label: 'Agendada', links: [['Iniciar: O garfo', '/course/2?aula=5']] },
  {
    own: { status: 'completed' },
    label: 'Concluída',
    links: [['Ver Relatório: O garfo', '/professor/relatorios?aba=courses&curso=2']],
  },
  {
    own: { status: 'draft' },
    label: 'Rascunho',
    links: [['Continuar Edição: O garfo', '/professor/cursos/2/lessons/5/edit']],
  },
  {
    own: { status: 'cancelled' },
    label: 'Cancelada',
    links: [['Marcar nova data: O garfo', '/professor/aulas/cronograma?aula=5']],
  },
  {
    own: { status: 'published', scheduledDate: null },
    label: 'Publicada',
    links: [
      ['Ver Relatório: O garfo', '/professor/relatorios?aba=courses&curso=2'],
      ['Marcar data: O garfo', '/professor/aulas/cronograma?aula=5'],
    ],
  },
] as const;
test.each(states)('a lesson that is $label leads to $links', async ({ own, label, links }) => {
  signedIn(professor);
  school([taught(own)]);
  openApp(PATH);
  const row = (await screen.findByRole('heading', { level: 2, name: /O garfo/ })).closest('li')!;
  expect(within(row).getByText(label)).toBeInTheDocument();
  expect(
    within(row)
      .getAllByRole('link')
      .map(link => [link.getAttribute('aria-label'), link.getAttribute('href')]),
  ).toEqual(links);
  expect(within(row).queryByText('Sem data') !== null).toBe(taught(own).scheduledDate === null);
});

test.each([
  { path: PATH, tab: 'Todas (1.204)', status: undefined },
  { path: `${PATH}/futuras`, tab: 'Próximas (3)', status: 'scheduled' },
  { path: `${PATH}/anteriores`, tab: 'Concluídas (1.200)', status: 'completed' },
  { path: `${PATH}?aba=rascunhos`, tab: 'Rascunhos (0)', status: 'draft' },
  { path: `${PATH}/anteriores?aba=todas`, tab: 'Todas (1.204)', status: undefined },
])('$path opens the tab $tab', async ({ path, tab, status }) => {
  signedIn(professor);
  const asked = school();
  openApp(path);
  expect(await screen.findByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
  expect(asked).toEqual([status ? { status, page: 1 } : { page: 1 }]);
});

test('tab, search, course and page stand in the address, and a change begins at the first page', async () => {
  signedIn(professor);
  const asked = school([taught()], 120);
  const user = openApp(`${PATH}/anteriores`);
  await user.click(await screen.findByRole('button', { name: 'Próxima' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ page: 2 }));
  expect(window.location.search).toBe('?pagina=2');
  await user.click(screen.getByRole('tab', { name: /^Rascunhos/ }));
  await user.type(screen.getByLabelText('Buscar'), 'garfo');
  await waitFor(() => expect(window.location.search).toBe('?aba=rascunhos&busca=garfo'));
  await user.selectOptions(screen.getByLabelText('Curso'), 'Táticas Essenciais');
  await waitFor(() => expect(asked.at(-1)).toEqual({ status: 'draft', search: 'garfo', courseId: 2, page: 1 }));
  expect(window.location.search).toBe('?aba=rascunhos&busca=garfo&curso=2');
});

test.each([
  { query: '', text: 'As lições dos cursos aparecem aqui assim que são criadas.' },
  { query: '?aba=proximas', text: 'Marque a data de uma aula no cronograma e ela aparece aqui.' },
  { query: '?busca=zzz', text: 'Tente ajustar os filtros de busca.' },
])('nothing at "$query" reads: $text', async ({ query, text }) => {
  signedIn(professor);
  school([]);
  openApp(PATH + query);
  expect(await screen.findByText('Nenhuma aula encontrada')).toBeInTheDocument();
  expect(screen.getByText(text)).toBeInTheDocument();
});

test('what could not be loaded can be tried again', async () => {
  signedIn(professor);
  school();
  answer({
    'lessons.taught': () => {
      throw new AppError('unavailable');
    },
  });
  const user = openApp(PATH);
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
  school();
  await user.click(retry);
  expect(await screen.findByText('Agendada')).toBeInTheDocument();
});

test.each([
  { who: professor, home: '/professor' },
  { who: admin, home: '/dashboard' },
])('$who.role finds the calendar and the way back to $home', async ({ who, home }) => {
  signedIn(who);
  school();
  openApp(PATH);
  expect(await screen.findByRole('link', { name: 'Cronograma' })).toHaveAttribute(
    'href',
    '/professor/aulas/cronograma',
  );
  expect(screen.getByRole('link', { name: 'Voltar' })).toHaveAttribute('href', home);
});

test.each([
  { who: 'a student', user: student },
  { who: 'nobody', user: null },
])('$who may not enter, and the server is asked nothing', async ({ user }) => {
  signedIn(user);
  openApp(PATH);
  expect(await screen.findByText('Acesso Negado')).toBeInTheDocument();
});
