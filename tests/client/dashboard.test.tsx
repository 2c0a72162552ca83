import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { ProfessorStats } from '../../server/features/teaching/taught-courses.schema.ts';
import { AppError } from '../../server/errors.ts';
import { noticesOf } from '../../src/features/dashboard/school-figures.ts';
import { studyFiguresOf, toContinue } from '../../src/features/dashboard/student/study-figures.ts';
import '../../src/features/dashboard/DashboardScreen.tsx'; // read ahead of the lazy route
import { answer } from '../support/msw.ts';
import { openApp, signedIn } from './open-app.tsx';
import {
  activity,
  admin,
  enrollment,
  mission,
  missions,
  professor,
  professorCourse,
  student,
  studyWeek,
  taughtCourses,
} from './samples.ts';

const statistics = {
  totalStudents: 12,
  activeStudents: 9,
  averageProgress: 40,
  averageRating: 4.8,
  totalCourses: 2,
  totalLessons: 9,
  pendingReviews: 0,
};
/** What the server says of these courses, with figures that are no sums of this page. */
const school = (courses: ReturnType<typeof professorCourse>[], stats: Partial<ProfessorStats> = {}) => {
  const taught = taughtCourses(...courses);
  answer({
    'courses.professor': () => ({ ...taught, stats: { ...taught.stats, ...stats } }),
    'professor.statistics': () => ({ statistics }),
  });
};
const tile = (label: string) => screen.getByText(label).closest('dl');
const linksTo = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map(link => link.getAttribute('href'));

test('nobody sees a dashboard without signing in', async () => {
  signedIn(null);
  openApp('/dashboard');
  expect(await screen.findByText('Faça login para acessar seu dashboard')).toBeVisible();
});

describe("the student's dashboard", () => {
  const studies = [
    enrollment({
      id: 1,
      courseId: 1,
      courseTitle: 'Fundamentos',
      totalLessons: 4,
      completedLessons: 4,
      progress: 100,
      completed: true,
    }),
    enrollment({
      id: 2,
      courseId: 2,
      courseTitle: 'Táticas',
      totalLessons: 6,
      completedLessons: 3,
      progress: 50,
      lastActivity: '2026-03-01T12:00:00.000Z',
    }),
    enrollment({
      id: 3,
      courseId: 3,
      courseTitle: 'Aberturas',
      totalLessons: 6,
      lastActivity: '2026-03-05T12:00:00.000Z',
    }),
  ];

  test.each(['/', '/dashboard'])('%s shows it, with rating, active courses and overall progress', async path => {
    signedIn(student);
    answer({ 'enrollments.list': () => ({ enrollments: studies }) });
    openApp(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'Olá, Ana!' })).toBeVisible();
    expect(tile('Rating de xadrez')).toHaveTextContent('1245');
    expect(tile('Cursos ativos')).toHaveTextContent('2');
    expect(tile('Progresso geral')).toHaveTextContent('43%');
  });

  test('leads on to the open courses, the profile, mentoring and the youth program', async () => {
    signedIn(student);
    answer({ 'enrollments.list': () => ({ enrollments: studies }) });
    openApp('/dashboard');
    expect(linksTo(await screen.findByRole('region', { name: 'Continue Aprendendo' }))).toEqual([
      '/course/2',
      '/course/3',
    ]);
    const main = within(screen.getByRole('main'));
    expect(screen.getByRole('link', { name: 'Continuar: Táticas' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Começar: Aberturas' })).toBeVisible();
    expect(linksTo(screen.getByRole('region', { name: 'Seu perfil' }))).toEqual(['/profile']);
    expect(main.getByRole('link', { name: /^Mentoria/ })).toHaveAttribute('href', '/mentoria');
    expect(main.getByRole('link', { name: /^Categoria de Base/ })).toHaveAttribute('href', '/categoria-base');
    expect(linksTo(screen.getByRole('region', { name: 'Meus Cursos' }))).toEqual([
      '/courses',
      '/course/1',
      '/course/2',
      '/course/3',
    ]);
  });

  test('of a newcomer is honest about there being nothing yet', async () => {
    signedIn(student);
    answer({ 'enrollments.list': () => ({ enrollments: [] }) });
    openApp('/dashboard');
    expect(await screen.findByText('Seu primeiro curso espera por você')).toBeVisible();
    expect(await screen.findByText('Nenhuma atividade ainda.')).toBeVisible();
    expect(await screen.findByText('Nada nos últimos 7 dias. Uma aula ou um problema já conta.')).toBeVisible();
    expect(await screen.findByText('Ninguém ganhou XP desde segunda-feira. Comece você!')).toBeVisible();
    expect(tile('Progresso geral')).toHaveTextContent('0%');
  });

  test('tells the last seven days, each in words too', async () => {
    signedIn(student);
    answer({
      'enrollments.list': () => ({ enrollments: studies }),
      'missions.week': () => ({ days: studyWeek({ experience: 45, lessons: 1, puzzles: 2 }) }),
    });
    openApp('/dashboard');
    const days = within(await screen.findByRole('list', { name: 'XP por dia' })).getAllByRole('listitem');
    expect(days).toHaveLength(7);
    expect(days[6]).toHaveTextContent('sábado, 21 de novembro: 45 XP, 1 aula, 2 problemas');
    expect(screen.getByRole('region', { name: 'Progresso Semanal' })).toHaveTextContent(
      'Você ganhou 45 XP nos últimos 7 dias, com estudo ou jogo em 1 deles.',
    );
  });

  test("shows today's missions, recent activity in words, and the student's place in the week", async () => {
    signedIn(student);
    const ranked = (position: number, playerId: number, playerName: string) => ({
      position,
      playerId,
      playerName,
      avatarUrl: null,
      experience: 100 - position,
    });
    answer({
      'enrollments.list': () => ({ enrollments: studies }),
      'missions.list': () =>
        missions([
          mission({ progress: 1, completed: true }),
          mission({ id: 'olho-tatico', title: 'Olho Tático', target: 3, progress: 1 }),
        ]),
      'missions.activity': () => ({
        activities: [activity(), activity({ id: 2, kind: 'puzzle_solved', title: null, experience: 10, coins: 2 })],
      }),
      'missions.ranking': () => ({
        ranking: [1, 2, 3, 4, 5].map(place => ranked(place, 10 + place, `Aluno ${place}`)),
        own: ranked(9, student.id, student.fullName),
      }),
    });
    openApp('/dashboard');
    const goals = within(await screen.findByRole('list', { name: 'Missões de hoje' })).getAllByRole('listitem');
    expect(goals.map(({ textContent }) => textContent)).toEqual([
      'Aula do DiaRecompensa à espera',
      'Olho Tático1 de 3',
    ]);
    expect(screen.getByRole('link', { name: 'Ver missões' })).toHaveAttribute('href', '/missoes');
    expect(screen.getByRole('region', { name: 'Atividade Recente' })).toHaveTextContent(
      /Concluiu a aula O garfo.*\+20 XP · \+5 moedas.*Resolveu um problema/,
    );
    const places = within(screen.getByRole('region', { name: 'Ranking Semanal' })).getAllByRole('listitem');
    expect(places).toHaveLength(6);
    expect(places[5]).toHaveTextContent(/9º.*Ana Clara Moreira \(você\)91 XP/);
  });

  test('says what failed', async () => {
    signedIn(student);
    answer({
      'enrollments.list': () => {
        throw new AppError('unavailable');
      },
    });
    openApp('/dashboard');
    expect(await screen.findByRole('alert')).toHaveTextContent('Serviço indisponível no momento');
  });

  test('overall progress is completed lessons over all lessons, rounded down', () => {
    expect(studyFiguresOf(studies)).toEqual({ active: 2, completedLessons: 7, totalLessons: 16, percent: 43 });
  });

  test('what is under way is continued before what is not yet begun, and a completed course is not', () => {
    expect(toContinue(studies).map(({ courseTitle }) => courseTitle)).toEqual(['Táticas', 'Aberturas']);
  });

  test('does not call a course finished that still owes quizzes', async () => {
    signedIn(student);
    answer({ 'enrollments.list': () => ({ enrollments: [enrollment({ completedLessons: 4, progress: 100 })] }) });
    openApp('/dashboard');
    const section = await screen.findByRole('region', { name: 'Continue Aprendendo' });
    expect(section).toHaveTextContent('Todas as aulas concluídas · faltam quizzes');
    expect(section).not.toHaveTextContent('Tudo em dia!');
  });
});

describe("the professor's dashboard", () => {
  test('leads to every room of the professor area', async () => {
    signedIn(professor);
    school([professorCourse()]);
    openApp('/dashboard');
    expect(linksTo(await screen.findByRole('navigation', { name: 'Área do professor' }))).toEqual([
      '/create-course',
      '/professor/cursos?mode=edit',
      '/professor/cursos',
      '/professor/aulas',
      '/professor/aulas/cronograma',
      '/professor/manage-students',
      '/professor/relatorios',
      '/professor/revisoes',
      '/partidas?aba=analise',
      '/mentoria/administrar',
      '/help',
    ]);
  });

  test('shows their courses with the way to edit each', async () => {
    signedIn(professor);
    school([professorCourse({ id: 8, title: 'Táticas' })], {
      rating: 4.8,
      totalRatings: 4,
      totalCourses: 130,
      activeCourses: 120,
    });
    openApp('/dashboard');
    expect(await screen.findByRole('link', { name: 'Editar Táticas' })).toHaveAttribute(
      'href',
      '/professor/cursos/8/edit',
    );
    expect(tile('Avaliação média')).toHaveTextContent('4,84 avaliações');
    expect(tile('Aulas publicadas')).toHaveTextContent(/3$/);
    expect(screen.getByText('120 ativos').closest('dl')).toHaveTextContent('Cursos130');
    expect(screen.getByText('9 ativos nos últimos 30 dias').closest('dl')).toHaveTextContent('Alunos12');
  });

  test('before the first course offers to create it', async () => {
    signedIn(professor);
    school([], { totalCourses: 0 });
    openApp('/dashboard');
    expect(await screen.findByText('Nenhum curso criado')).toBeVisible();
    const first = screen.getByRole('link', { name: 'Criar Primeiro Curso' });
    expect(first).toHaveAttribute('href', '/create-course');
    expect(
      first.compareDocumentPosition(screen.getByRole('navigation', { name: 'Área do professor' })) &
        Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
    expect(tile('Avaliação média')).toHaveTextContent('—');
  });
});

describe("the administrator's dashboard", () => {
  const office = (waiting = 0, texts: string[] = []) => {
    signedIn(admin);
    answer({
      'audit.list': () => ({
        events: texts.map((text, i) => ({
          id: i + 1,
          event: 'lesson_completed',
          group: 'study' as const,
          actor: null,
          subject: null,
          text,
          coins: null,
          address: null,
          createdAt: new Date().toISOString(),
        })),
        next: null,
      }),
      'users.list': () => ({ users: [], total: waiting, page: 1, pageSize: 20 }),
    });
  };

  test('tells what happened last, and who waits to be let in', async () => {
    office(2, ['Ana concluiu a aula “O garfo”']);
    school([professorCourse()]);
    openApp('/dashboard');
    expect(await screen.findByText('Ana concluiu a aula “O garfo”')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver tudo' })).toHaveAttribute('href', '/admin/registro');
    expect(await screen.findByRole('link', { name: '2 professores' })).toHaveAttribute(
      'href',
      '/admin/usuarios?situacao=waiting',
    );
    expect(screen.getByText('aguardam aprovação.')).toBeVisible();
  });

  const firstSteps = async () => within(await screen.findByRole('region', { name: 'Primeiros passos' }));
  const beginning = (professors: number, name: string | null = 'Torre Branca') => {
    office();
    school([], { totalCourses: 0 });
    answer({
      'users.list': ({ role }) => ({ users: [], total: role === 'professor' ? professors : 0, page: 1, pageSize: 20 }),
      'school.get': () => ({ school: { name, accent: 'verde', logoUrl: null } }),
    });
    openApp('/dashboard');
  };

  test('of an empty school leads with the first steps, and ticks what is done', async () => {
    beginning(0);
    const steps = (await firstSteps()).getAllByRole('listitem');
    expect(steps.map(step => within(step).getByRole('heading').textContent)).toEqual([
      'Nome da escola: feito',
      'Conta de professor',
      'Primeiro curso',
    ]);
    expect(steps.map(step => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    expect((await firstSteps()).getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
      '/admin/usuarios?nova',
    ]);
  });

  test('sends the professor to write the first course once there is one', async () => {
    beginning(1);
    const steps = await firstSteps();
    expect(steps.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Nome da escola: feito',
      'Conta de professor: feito',
      'Primeiro curso',
    ]);
    expect(steps.getByRole('link', { name: 'Entrar como professor' })).toHaveAttribute('href', '/login');
  });

  test('asks for a name where the school has none', async () => {
    beginning(0, null);
    expect((await firstSteps()).getByRole('link', { name: 'Dar nome à escola' })).toHaveAttribute(
      'href',
      '/admin/escola',
    );
  });

  test('of a school with a course has no first steps', async () => {
    office();
    school([professorCourse()]);
    openApp('/dashboard');
    expect(await screen.findByText('Nenhum alerta: todos os cursos estão em ordem.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Primeiros passos' })).toBeNull();
  });

  test('says honestly that nothing was logged yet', async () => {
    office();
    school([professorCourse()]);
    openApp('/dashboard');
    expect(await screen.findByText('Nada registrado ainda: o que acontecer na escola aparece aqui.')).toBeVisible();
  });

  test("leads to the school's courses, lessons, students and reports, and shows real figures", async () => {
    office();
    school([professorCourse(), professorCourse({ id: 2, status: 'draft' })], { revenue: 59_800 });
    openApp('/dashboard');
    expect(linksTo(await screen.findByRole('navigation', { name: 'Painel de controle' }))).toEqual(
      expect.arrayContaining([
        '/admin/usuarios',
        '/admin/registro',
        '/admin/saude',
        '/professor/cursos',
        '/professor/aulas',
        '/professor/manage-students',
        '/professor/relatorios',
        '/loja/administrar',
        '/mentoria/administrar',
        '/tournaments/administrar',
      ]),
    );
    expect(await screen.findByText(/R\$\s598,00/)).toBeVisible();
    expect(screen.getByText('Nenhum alerta: todos os cursos estão em ordem.')).toBeVisible();
  });

  test('does not speak for courses that are not on the page', async () => {
    office();
    school([professorCourse()]);
    answer({ 'courses.professor': () => ({ ...taughtCourses(professorCourse()), total: 130 }) });
    openApp('/dashboard');
    expect(await screen.findByText('Nenhum alerta nos cursos alterados por último.')).toBeVisible();
  });

  test('a published course without lessons and a paused one with students are worth an alert', () => {
    const courses = [
      professorCourse({ id: 1 }),
      professorCourse({ id: 2, totalLessons: 0 }),
      professorCourse({ id: 3, status: 'paused' }),
      professorCourse({ id: 4, status: 'paused', studentsEnrolled: 0 }),
    ];
    expect(noticesOf(courses).map(({ courseId }) => courseId)).toEqual([2, 3]);
  });
});
