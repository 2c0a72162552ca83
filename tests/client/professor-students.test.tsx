import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { StudentDetail, TaughtStudent } from '../../server/features/follow-up/follow-up.schema.ts';
import { expectCopied } from '../support/clipboard.ts';
import { answer } from '../support/msw.ts';
import { openApp, signedIn } from './open-app.tsx';
import { admin, professor, student } from './samples.ts';

const PATH = '/professor/manage-students';

const taught = (own: Partial<TaughtStudent> = {}): TaughtStudent => ({
  enrollmentId: 7,
  id: 1,
  name: 'Ana Clara Moreira',
  email: 'ana@academia.example',
  avatarUrl: null,
  courseId: 2,
  course: 'Táticas Vencedoras',
  classId: null,
  status: 'ativo',
  progress: 75,
  level: 4,
  completedLessons: 3,
  totalLessons: 4,
  lastActivity: new Date().toISOString(),
  ...own,
});

type Asked = {
  search?: string | undefined;
  courseId?: unknown;
  level?: unknown;
  status?: string | undefined;
  sort?: string | undefined;
  direction?: string | undefined;
  page?: unknown;
};

const school = (students: TaughtStudent[] = [taught()], total = students.length) => {
  const asked: Asked[] = [];
  answer({
    'professor.statistics': () => ({
      statistics: {
        totalStudents: 12,
        activeStudents: 9,
        averageProgress: 64,
        averageRating: 4.7,
        totalCourses: 2,
        totalLessons: 10,
        pendingReviews: 0,
      },
    }),
    'professor.courses': () => ({ courses: [{ id: 2, title: 'Táticas Vencedoras' }] }),
    'professor.students': input => {
      asked.push(input as Asked);
      return { students, total, page: Number((input as Asked).page), pageSize: 50 };
    },
  });
  return asked;
};

test('the figures and each student with progress, level, lessons and a letter to write', async () => {
  signedIn(professor);
  school();
  openApp(PATH);
  const figures = await screen.findByRole('region', { name: 'Resumo dos alunos' });
  for (const text of [
    'Total de Alunos',
    '12',
    'Alunos Ativos',
    '9',
    'Progresso Médio',
    '64%',
    'Avaliação Média',
    '4,7',
  ])
    expect(within(figures).getByText(text)).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Alunos (1)' })).toBeInTheDocument();
  const row = within(screen.getByRole('table', { name: 'Alunos' })).getAllByRole('row')[1]!;
  for (const text of ['Ana Clara Moreira', 'Ativo', 'ana@academia.example', '75%', '4 · Jogador', '3/4'])
    expect(within(row).getByText(text)).toBeInTheDocument();
  expect(within(row).getByRole('cell', { name: 'Táticas Vencedoras' })).toBeInTheDocument();
  expect(within(row).getByRole('link', { name: 'Contatar Ana Clara Moreira' })).toHaveAttribute(
    'href',
    'mailto:ana@academia.example?subject=Curso%20T%C3%A1ticas%20Vencedoras',
  );
});

test('filters combine, stand in the address, and begin again at the first page', async () => {
  signedIn(professor);
  const asked = school([taught()], 120);
  const user = openApp(`${PATH}?pagina=2`);
  await screen.findByText('Página 2 de 3');
  await user.selectOptions(screen.getByLabelText('Curso'), 'Táticas Vencedoras');
  await user.selectOptions(screen.getByLabelText('Nível'), '4 · Jogador');
  await user.selectOptions(screen.getByLabelText('Situação'), 'Inativo');
  await user.type(screen.getByLabelText('Buscar'), 'ana');
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({ search: 'ana', courseId: 2, level: 4, status: 'inativo', page: 1 }),
  );
  expect(new URLSearchParams(window.location.search).toString()).toBe('busca=ana&curso=2&nivel=4&situacao=inativo');
});

test('the table is sorted by a column, and at the second press the other way round', async () => {
  signedIn(professor);
  const asked = school([taught()], 120);
  const user = openApp(`${PATH}?pagina=2`);
  const heading = async (name: string) => screen.findByRole('columnheader', { name });
  expect(await heading('Última Atividade')).toHaveAttribute('aria-sort', 'descending');
  await user.click(within(await heading('Progresso')).getByRole('button'));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: 'progress', direction: 'desc', page: 1 }));
  await user.click(within(await heading('Progresso')).getByRole('button'));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: 'progress', direction: 'asc' }));
  expect(await heading('Progresso')).toHaveAttribute('aria-sort', 'ascending');
  expect(window.location.search).toBe('?ordem=progress&sentido=asc');
  await user.selectOptions(screen.getByLabelText('Ordem'), 'Nome, de A a Z');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: 'name', direction: 'asc' }));
});

test.each([
  { query: '', text: 'Você ainda não tem alunos cadastrados' },
  { query: '?busca=zzz', text: 'Tente ajustar os filtros de busca' },
])('nobody found with "$query" says $text', async ({ query, text }) => {
  signedIn(professor);
  school([]);
  openApp(PATH + query);
  expect(await screen.findByText('Nenhum aluno encontrado')).toBeInTheDocument();
  expect(screen.getByText(text)).toBeInTheDocument();
});

test('a failure says so in the words of the school, and can be tried again', async () => {
  signedIn(professor);
  school();
  answer({
    'professor.students': () => {
      throw new Error('the server is gone');
    },
  });
  const user = openApp(PATH);
  expect(await screen.findByText('Erro ao carregar dados dos alunos. Tente novamente.')).toBeInTheDocument();
  school();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Ana Clara Moreira')).toBeInTheDocument();
});

const detail: StudentDetail = {
  ...taught(),
  enrollmentId: 7,
  courseId: 2,
  phone: null,
  enrolledAt: '2026-11-01T12:00:00.000Z',
  completedAt: null,
  certificateCode: null,
  studyMinutes: 75,
  lessons: [
    {
      id: 1,
      title: 'O garfo',
      order: 1,
      duration: 25,
      completedAt: '2026-11-02T12:00:00.000Z',
      hasQuiz: true,
      attempts: [{ id: 2, score: 50, passed: false, pending: 1, createdAt: '2026-11-03T12:00:00.000Z' }],
    },
    { id: 2, title: 'A cravada', order: 2, duration: 25, completedAt: null, hasQuiz: true, attempts: [] },
  ],
};

test("a student's lessons, attempts and time open with an address of their own", async () => {
  signedIn(professor);
  school();
  answer({ 'professor.student': () => ({ student: detail }) });
  const user = openApp(PATH);
  await user.click(await screen.findByRole('button', { name: 'Ver Detalhes de Ana Clara Moreira' }));
  const dialog = await screen.findByRole('dialog', { name: 'Detalhes do aluno' });
  expect(window.location.search).toBe('?aluno=7');
  expect(await within(dialog).findByText('1h 15min de aulas concluídas')).toBeInTheDocument();
  expect(within(dialog).getByText('Aguarda correção')).toBeInTheDocument();
  expect(within(dialog).getByText(/quiz ainda não feito/)).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Copiar email' }));
  expect(await screen.findByText('Email copiado')).toBeVisible();
  await expectCopied(detail.email ?? '');
  await user.click(within(dialog).getByRole('button', { name: 'Fechar' }));
  await waitFor(() => expect(window.location.search).toBe(''));
});

test('the export carries the filters and keeps the byte order mark', async () => {
  const saved: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => (saved.push(blob), 'blob:x'),
      revokeObjectURL: () => undefined,
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  signedIn(professor);
  school();
  const wanted: Asked[] = [];
  answer({
    'professor.exportStudents': input => {
      wanted.push(input as Asked);
      return { filename: 'alunos.csv', csv: '\uFEFFNome\r\nAna\r\n' };
    },
  });
  const user = openApp(`${PATH}?nivel=4`);
  await user.click(await screen.findByRole('button', { name: 'Exportar CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(wanted).toEqual([{ search: '', level: 4 }]);
  expect([...new Uint8Array(await (saved[0] as Blob).arrayBuffer())].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
  vi.restoreAllMocks();
});

test.each([
  { who: 'a student', user: student },
  { who: 'nobody', user: null },
])('$who may not enter', async ({ user }) => {
  signedIn(user);
  openApp(PATH);
  expect(await screen.findByText('Você precisa ser um professor para acessar esta área.')).toBeInTheDocument();
});

test('an administrator enters, and comes from the dashboard', async () => {
  signedIn(admin);
  school();
  openApp(PATH);
  const crumbs = await screen.findByRole('navigation', { name: 'Você está em' });
  expect(
    within(crumbs)
      .getAllByRole('listitem')
      .map(item => item.textContent),
  ).toEqual(['Dashboard', '', 'Gerenciar Alunos'].filter(Boolean));
});

test('who is only in a class stands there with the way to the class', async () => {
  signedIn(professor);
  const inClass = { enrollmentId: null, courseId: null, classId: 5, course: '6º A', status: 'inativo' } as const;
  school([taught(), taught({ id: 2, name: 'Bia Reis', email: null, ...inClass })]);
  openApp(PATH);
  expect(await screen.findByRole('link', { name: 'Ver Turma de Bia Reis' })).toHaveAttribute(
    'href',
    '/turmas/5/alunos',
  );
  expect(screen.getByText(/Quem só está em uma turma vem no fim\./)).toBeVisible();
});
