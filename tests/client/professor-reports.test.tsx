import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AppError } from '../../server/errors.ts';
import type { CourseAnalytics, Happened, Report, ReportInput } from '../../server/features/follow-up/reports.schema.ts';
import { answer } from '../support/msw.ts';
import { openApp, signedIn } from './open-app.tsx';
import { admin, professor, student } from './samples.ts';

const PATH = '/professor/relatorios';

const happened = (own: Partial<Happened> = {}): Happened => ({
  enrollments: 0,
  lessonsCompleted: 0,
  quizAttempts: 0,
  quizzesPassed: 0,
  coursesCompleted: 0,
  revenue: 0,
  ...own,
});

const course = (own: Partial<CourseAnalytics> = {}): CourseAnalytics => ({
  enrollments: 4,
  lessonsCompleted: 11,
  quizAttempts: 8,
  quizzesPassed: 6,
  completions: 1,
  revenue: 59_800,
  courseId: 2,
  courseName: 'Finais Essenciais',
  students: 9,
  activeStudents: 7,
  averageProgress: 64,
  completionRate: 22,
  averageRating: 4.5,
  averageTimeToComplete: 12.5,
  ...own,
});

const report = (own: Partial<Report> = {}): Report => ({
  period: '30d',
  from: '2026-10-23',
  to: '2026-11-21',
  metrics: {
    totalStudents: 12,
    activeStudents: 9,
    totalCourses: 2,
    activeCourses: 1,
    totalLessons: 14,
    completedLessons: 75,
    averageProgress: 58,
    averageRating: 4.6,
    completionRate: 36,
    totalRevenue: 250_000,
    monthlyGrowth: 50,
  },
  totals: happened({
    enrollments: 6,
    lessonsCompleted: 30,
    quizAttempts: 10,
    quizzesPassed: 7,
    coursesCompleted: 2,
    revenue: 119_600,
  }),
  previous: happened({ enrollments: 4, lessonsCompleted: 30, quizAttempts: 0, coursesCompleted: 4 }),
  series: [
    {
      day: '2026-11-20',
      ...happened({
        enrollments: 2,
        lessonsCompleted: 13,
        quizAttempts: 4,
        quizzesPassed: 3,
        coursesCompleted: 0,
        revenue: 29_900,
      }),
    },
    {
      day: '2026-11-21',
      ...happened({
        enrollments: 4,
        lessonsCompleted: 17,
        quizAttempts: 6,
        quizzesPassed: 4,
        coursesCompleted: 2,
        revenue: 89_700,
      }),
    },
  ],
  courseAnalytics: [
    course(),
    course({
      courseId: 3,
      courseName: 'Fundamentos do Xadrez',
      averageTimeToComplete: null,
      students: 5,
      activeStudents: 4,
      averageProgress: 80,
      completionRate: 60,
      quizAttempts: 0,
      quizzesPassed: 0,
      revenue: 0,
    }),
  ],
  studentProgress: [
    {
      studentId: 8,
      studentName: 'Bia Torres',
      courseId: 2,
      courseName: 'Finais Essenciais',
      progress: 62,
      lessonsCompleted: 5,
      totalLessons: 8,
      timeSpent: 95,
      lastActivity: '2026-11-20T12:00:00.000Z',
    },
  ],
  progress: [
    { from: 0, to: 0, students: 1 },
    { from: 1, to: 24, students: 3 },
    { from: 100, to: 100, students: 2 },
  ],
  ...own,
});

const school = (found: Report = report()) => {
  const asked: ReportInput[] = [];
  answer({
    'professor.courses': () => ({ courses: [{ id: 2, title: 'Finais Essenciais' }] }),
    'reports.get': input => {
      asked.push(input as ReportInput);
      return { report: found };
    },
  });
  return asked;
};

const cells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map(row => [...row.children].map(cell => cell.textContent?.replaceAll(/\s/g, ' ')));

test('the overview tells the figures, and how they changed since the period before', async () => {
  signedIn(professor);
  school();
  openApp(PATH);
  expect(await screen.findByText('De 23/10/2026 a 21/11/2026')).toBeInTheDocument();
  for (const text of [
    '12',
    '9 com atividade no período',
    '+50% em relação ao período anterior',
    'Igual ao período anterior',
    '4,6',
  ])
    expect(screen.getByText(text)).toBeInTheDocument();
});

const tables = [
  {
    query: '',
    figure: 'Atividade no período',
    rows: [
      ['Dia', 'Novas matrículas', 'Aulas concluídas', 'Cursos concluídos'],
      ['20/11', '2', '13', '0'],
      ['21/11', '4', '17', '2'],
    ],
  },
  {
    query: '?aba=students',
    figure: 'Progresso das matrículas',
    rows: [
      ['Progresso', 'Matrículas'],
      ['0%', '1'],
      ['1–24%', '3'],
      ['100%', '2'],
    ],
  },
  {
    query: '?aba=students',
    figure: 'Quizzes no período',
    rows: [
      ['Dia', 'Tentativas de quiz', 'Aprovações'],
      ['20/11', '4', '3'],
      ['21/11', '6', '4'],
    ],
  },
  {
    query: '?aba=courses',
    figure: 'Alunos por curso',
    rows: [
      ['Curso', 'Alunos', 'Alunos ativos'],
      ['Finais Essenciais', '9', '7'],
      ['Fundamentos do Xadrez', '5', '4'],
    ],
  },
  {
    query: '?aba=courses',
    figure: 'Resultados por curso',
    rows: [
      ['Curso', 'Progresso médio', 'Taxa de conclusão', 'Aprovação em quizzes'],
      ['Finais Essenciais', '64%', '22%', '75%'],
      ['Fundamentos do Xadrez', '80%', '60%', '—'],
    ],
  },
  {
    query: '?aba=courses',
    figure: 'Tempo até concluir',
    rows: [
      ['Curso', 'Média desde a matrícula'],
      ['Finais Essenciais', '12,5 dias'],
      ['Fundamentos do Xadrez', '—'],
    ],
  },
  {
    query: '?aba=financial',
    figure: 'Receita no período',
    rows: [
      ['Dia', 'Receita'],
      ['20/11', 'R$ 299,00'],
      ['21/11', 'R$ 897,00'],
    ],
  },
  {
    query: '?aba=financial',
    figure: 'Receita por curso',
    rows: [
      ['Curso', 'Receita'],
      ['Finais Essenciais', 'R$ 598,00'],
      ['Fundamentos do Xadrez', 'R$ 0,00'],
    ],
  },
];
test.each(tables)('$figure is drawn, and as a table tells every number', async ({ query, figure, rows }) => {
  signedIn(professor);
  school();
  const user = openApp(PATH + query);
  const card = await screen.findByRole('region', { name: figure });
  // The drawing comes with a library of its own, when somebody looks at one.
  expect(await within(card).findByLabelText(`Gráfico: ${figure}`, {}, { timeout: 10_000 })).toBeInTheDocument();
  await user.click(within(card).getByRole('button', { name: 'Tabela' }));
  expect(within(card).queryByLabelText(`Gráfico: ${figure}`)).not.toBeInTheDocument();
  expect(cells(within(card).getByRole('table', { name: figure }))).toEqual(rows);
  await user.click(within(card).getByRole('button', { name: 'Gráfico' }));
  expect(await within(card).findByLabelText(`Gráfico: ${figure}`)).toBeInTheDocument();
});

test("bars by course tell their numbers too, the longest one's being the most there can be", async () => {
  signedIn(professor);
  school();
  openApp(`${PATH}?aba=courses`);
  const bars = await screen.findByRole('list', { name: 'Gráfico: Alunos por curso' });
  const [first] = within(bars).getAllByRole('listitem');
  expect(first).toHaveTextContent('Finais EssenciaisAlunos9Alunos ativos7');
  expect(
    [...bars.querySelectorAll<HTMLElement>('dd span span')].map(bar => Math.round(Number.parseFloat(bar.style.width))),
  ).toEqual([100, 78, 56, 44]);
});

test('the students who were there last are named, with how far they have come, and lead to all of them', async () => {
  signedIn(professor);
  school();
  openApp(`${PATH}?aba=students`);
  const card = within(await screen.findByRole('region', { name: 'Últimos alunos ativos' }));
  expect(card.getByRole('listitem')).toHaveTextContent(/^Bia TorresFinais Essenciais.*5 de 8 aulas · 1h 35min · /);
  expect(card.getByRole('progressbar', { name: 'Progresso de Bia Torres em Finais Essenciais' })).toHaveAttribute(
    'aria-valuenow',
    '62',
  );
  expect(card.getByRole('link', { name: 'Ver todos os alunos' })).toHaveAttribute('href', '/professor/manage-students');
});

test('a period in which nobody came says so', async () => {
  signedIn(professor);
  school(report({ studentProgress: [] }));
  openApp(`${PATH}?aba=students`);
  expect(await screen.findByText('Nenhum aluno fez algo no período.')).toBeVisible();
});

test('a year counts by months, three months by weeks', async () => {
  signedIn(professor);
  school(report({ period: '1y' }));
  const user = openApp(`${PATH}?periodo=1y`);
  await user.click((await screen.findAllByRole('button', { name: 'Tabela' }))[0]!);
  expect(screen.getByRole('columnheader', { name: 'Mês' })).toBeInTheDocument();
  expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent('nov/26');
});

test('tab, period and course stand in the address and are asked for', async () => {
  signedIn(professor);
  const asked = school();
  const user = openApp(PATH);
  await screen.findByRole('option', { name: 'Finais Essenciais' });
  await user.selectOptions(screen.getByLabelText('Período'), 'Últimos 90 dias');
  await user.selectOptions(screen.getByLabelText('Curso'), 'Finais Essenciais');
  await user.click(screen.getByRole('tab', { name: 'Financeiro' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ period: '90d', courseId: 2 }));
  expect(window.location.search).toBe('?aba=financial&periodo=90d&curso=2');
  expect(screen.getByRole('tab', { name: 'Financeiro' })).toHaveAttribute('aria-selected', 'true');
});

test('an address that nobody knows shows the last 30 days', async () => {
  signedIn(professor);
  const asked = school();
  openApp(`${PATH}?aba=nada&periodo=2y&curso=-1`);
  await waitFor(() => expect(asked).toEqual([{ period: '30d' }]));
  expect(screen.getByRole('tab', { name: 'Visão Geral' })).toHaveAttribute('aria-selected', 'true');
});

test('the export is of what is looked at', async () => {
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
  const wanted: ReportInput[] = [];
  answer({
    'reports.export': input => {
      wanted.push(input as ReportInput);
      return { filename: 'relatorio.csv', csv: '\uFEFFDia\r\n' };
    },
  });
  const user = openApp(`${PATH}?periodo=7d&curso=2`);
  await user.click(await screen.findByRole('button', { name: 'Exportar CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(wanted).toEqual([{ period: '7d', courseId: 2 }]);
  vi.restoreAllMocks();
});

test('an export that fails says so', async () => {
  signedIn(professor);
  school();
  answer({
    'reports.export': () => {
      throw new AppError('unavailable');
    },
  });
  const user = openApp(PATH);
  await user.click(await screen.findByRole('button', { name: 'Exportar CSV' }));
  expect(await screen.findByText('Erro ao exportar')).toBeInTheDocument();
});

test('a professor without courses reads that there is nothing to show yet', async () => {
  signedIn(professor);
  school(report({ courseAnalytics: [], studentProgress: [] }));
  openApp(PATH);
  expect(await screen.findByText('Ainda não há o que mostrar')).toBeInTheDocument();
});

test('what could not be loaded can be tried again', async () => {
  signedIn(professor);
  school();
  answer({
    'reports.get': () => {
      throw new AppError('unavailable');
    },
  });
  const user = openApp(PATH);
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
  school();
  await user.click(retry);
  expect(await screen.findByText('De 23/10/2026 a 21/11/2026')).toBeInTheDocument();
});

test('an administrator enters', async () => {
  signedIn(admin);
  school();
  openApp(PATH);
  expect(await screen.findByRole('heading', { level: 1, name: 'Relatórios e Estatísticas' })).toBeInTheDocument();
});

test('a student may not enter, and the server is asked nothing', async () => {
  signedIn(student);
  openApp(PATH);
  expect(await screen.findByText('Acesso Negado')).toBeInTheDocument();
});
