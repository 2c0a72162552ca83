import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { AppError } from '../../server/errors.ts';
import { studyFiguresOf, toContinue } from '../../src/features/dashboard/student/study-figures.ts';
import '../../src/features/dashboard/DashboardScreen.tsx'; // read ahead of the lazy route
import { answer } from '../support/msw.ts';
import { openApp, signedIn } from './open-app.tsx';
import { activity, enrollment, mission, missions, student, studyWeek } from './samples.ts';
import { onePage } from './one-page.ts';

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
    answer({ 'enrollments.list': () => onePage({ enrollments: studies }) });
    openApp(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'Olá, Ana!' })).toBeVisible();
    expect(tile('Rating de xadrez')).toHaveTextContent('1245?');
    expect(tile('Cursos ativos')).toHaveTextContent('2');
    expect(tile('Progresso geral')).toHaveTextContent('43%');
  });

  test('leads on to the open courses, the profile, mentoring and the youth program', async () => {
    signedIn(student);
    answer({ 'enrollments.list': () => onePage({ enrollments: studies }) });
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

  test('leads to what comes again today', async () => {
    signedIn(student);
    answer({
      'enrollments.list': () => onePage({ enrollments: studies }),
      'training.due': () => ({ due: { puzzles: 3, mistakes: 2, chapters: 1, endings: 0, lines: 0 } }),
    });
    openApp('/dashboard');
    const due = await screen.findByRole('region', { name: 'Treino de hoje' });
    expect(due).toHaveTextContent('Hoje voltam 6 exercícios no seu treino');
    expect(linksTo(due)).toEqual(['/treino']);
  });

  test.each([
    { where: 'on a phone before the figures', matches: true, place: Node.DOCUMENT_POSITION_FOLLOWING },
    { where: 'elsewhere below them', matches: false, place: Node.DOCUMENT_POSITION_PRECEDING },
  ])('has it $where', async ({ matches, place }) => {
    vi.spyOn(window, 'matchMedia').mockImplementation(media =>
      Object.assign(new EventTarget() as MediaQueryList, { media, matches: matches && media === '(width < 40rem)' }),
    );
    signedIn(student);
    answer({
      'enrollments.list': () => onePage({ enrollments: studies }),
      'training.due': () => ({ due: { puzzles: 3, mistakes: 0, chapters: 0, endings: 0, lines: 0 } }),
    });
    openApp('/dashboard');
    const due = await screen.findByRole('region', { name: 'Treino de hoje' });
    expect(due.compareDocumentPosition(tile('Rating de xadrez')!)).toBe(place);
  });

  test('of a newcomer is honest about there being nothing yet', async () => {
    signedIn(student);
    answer({ 'enrollments.list': () => onePage({ enrollments: [] }) });
    openApp('/dashboard');
    expect(await screen.findByText('Seu primeiro curso espera por você')).toBeVisible();
    expect(await screen.findByText('Nenhuma atividade ainda.')).toBeVisible();
    expect(await screen.findByText('Nada nos últimos 7 dias. Uma aula ou um problema já conta.')).toBeVisible();
    expect(await screen.findByText('Ninguém ganhou XP desde segunda-feira. Comece você!')).toBeVisible();
    expect(tile('Progresso geral')).toHaveTextContent('0%');
    expect(screen.queryByRole('region', { name: 'Treino de hoje' })).not.toBeInTheDocument();
  });

  test('tells the last seven days, each in words too', async () => {
    signedIn(student);
    answer({
      'enrollments.list': () => onePage({ enrollments: studies }),
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
      'enrollments.list': () => onePage({ enrollments: studies }),
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
    answer({
      'enrollments.list': () => onePage({ enrollments: [enrollment({ completedLessons: 4, progress: 100 })] }),
    });
    openApp('/dashboard');
    const section = await screen.findByRole('region', { name: 'Continue Aprendendo' });
    expect(section).toHaveTextContent('Todas as aulas concluídas · faltam quizzes');
    expect(section).not.toHaveTextContent('Tudo em dia!');
  });
});
