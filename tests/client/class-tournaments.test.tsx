import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AppError } from '../../server/errors.ts';
import type { ClassTournament } from '../../server/features/class-tournaments/class-tournaments.schema.ts';
import '../../src/features/class-tournaments/TournamentScreen.tsx'; // read ahead of the lazy routes
import '../../src/features/classes/ClassScreen.tsx';
import '../../src/features/tournaments/TournamentsScreen.tsx';
import { answer } from '../support/msw.ts';
import { ofClass } from './class-sample.ts';
import { openApp, signedIn } from './open-app.tsx';
import { professor, student } from './samples.ts';
import { offer } from './youth-samples.ts';

const people = [
  { userId: student.id, name: student.fullName },
  { userId: 22, name: 'Bia Reis' },
] as const;

const tournament = (values: Partial<ClassTournament> = {}): ClassTournament => ({
  id: 4,
  classId: 1,
  className: '5º ano',
  courseId: null,
  courseTitle: null,
  name: 'Copa da turma',
  format: 'swiss',
  rounds: 3,
  round: 1,
  base: 600,
  increment: 5,
  overBoard: true,
  rated: false,
  prizes: [30, 20, 10],
  startsAt: null,
  minutes: null,
  endsAt: null,
  finished: false,
  teaches: false,
  createdAt: '2026-11-23T12:00:00.000Z',
  standings: people.map((person, i) => ({
    ...person,
    rank: 1,
    number: i + 1,
    rating: 1200,
    presence: 'playing',
    points: 0,
    scores: [],
    onFire: false,
    buchholzCut1: 0,
    buchholz: 0,
    sonnebornBerger: 0,
  })),
  games: [
    {
      id: 9,
      round: 1,
      board: 1,
      white: people[0],
      black: people[1],
      matchId: null,
      result: null,
      stopped: false,
      byePoints: null,
    },
  ],
  ...values,
});

test('a student reads the own game first, and leads nothing', async () => {
  signedIn(student);
  const games = tournament().games.map(game => ({ ...game, matchId: 77 }));
  answer({ 'classTournaments.get': () => ({ tournament: tournament({ overBoard: false, games }) }) });
  openApp('/torneios/4');
  const own = within(await screen.findByRole('region', { name: 'Sua partida da rodada 1' }));
  expect(own.getByText('Você joga de brancas contra Bia Reis.')).toBeVisible();
  expect(own.getByRole('link', { name: 'Jogar agora' })).toHaveAttribute('href', '/partidas/77?torneio=4');
  expect(screen.queryByRole('button', { name: /rodada|Encerrar|Imprimir|Corrigir|Mesa/ })).not.toBeInTheDocument();
});

test('a professor writes results, and then the next round can begin', async () => {
  signedIn(professor);
  const writeResult = vi.fn((_input: unknown) => {
    const games = tournament().games.map(game => ({ ...game, result: '1-0' as const }));
    return { tournament: tournament({ teaches: true, games }) };
  });
  answer({
    'classes.students': () => ({ students: [], requests: [] }),
    'classTournaments.get': () => ({ tournament: tournament({ teaches: true }) }),
    'classTournaments.writeResult': writeResult,
  });
  openApp('/torneios/4');
  expect(await screen.findByText('Rodada 1: falta 1 resultado.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Começar a rodada 2' })).toBeDisabled();
  fireEvent.click(screen.getByRole('button', { name: 'Mesa 1: brancas venceram' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Começar a rodada 2' })).toBeEnabled());
  expect(writeResult.mock.calls[0]?.[0]).toEqual({ tournamentId: 4, gameId: 9, result: '1-0' });
});

test('a board whose game is paused asks its professor for the result at once', async () => {
  const [game] = tournament().games;
  const paused = { ...game!, matchId: 31, stopped: true };
  signedIn(professor);
  const asked: unknown[] = [];
  answer({
    'classes.students': () => ({ students: [], requests: [] }),
    'classTournaments.get': () => ({ tournament: tournament({ teaches: true, overBoard: false, games: [paused] }) }),
    'classTournaments.writeResult': input => {
      asked.push(input);
      return { tournament: tournament({ teaches: true, games: [{ ...paused, stopped: false, result: '1-0' }] }) };
    },
  });
  const visitor = openApp('/torneios/4');
  expect(await screen.findByText(/A partida da mesa 1 está parada: anote o resultado dela/)).toBeVisible();
  await visitor.click(screen.getByRole('button', { name: 'Mesa 1: brancas venceram' }));
  expect(await screen.findByRole('button', { name: /Corrigir/ })).toBeVisible();
  expect(asked).toEqual([{ tournamentId: 4, gameId: 9, result: '1-0' }]);
});

test('in an arena a student finds the own game, pauses and comes back, and reads of a missed first move', async () => {
  signedIn(student);
  const endsAt = new Date(Date.now() + 600_000).toISOString();
  const arena = { format: 'arena', overBoard: false, minutes: 45, endsAt } as const;
  const games = tournament().games.map(game => ({ ...game, matchId: 77 }));
  const over = games.map(game => ({ ...game, result: '1-0' as const }));
  const paused = tournament().standings.map(row => ({ ...row, presence: 'absent' as const }));
  const missed = games.map(game => ({ ...game, result: '-:+' as const }));
  const markPresence = vi.fn(({ presence }: { presence: string }) => ({
    tournament: tournament({ ...arena, games: presence === 'absent' ? over : missed, standings: paused }),
  }));
  answer({
    'classTournaments.get': () => ({ tournament: tournament({ ...arena, games }) }),
    'classTournaments.markPresence': markPresence,
  });
  openApp('/torneios/4');
  const own = await screen.findByRole('link', { name: 'Jogar agora' });
  expect(own).toHaveAttribute('href', '/partidas/77?torneio=4');
  fireEvent.click(screen.getByRole('button', { name: 'Pausar' }));
  expect(await screen.findByRole('button', { name: 'Voltar a jogar' })).toBeVisible();
  expect(screen.getByText(/^Você está em pausa/)).toBeVisible();
  expect(markPresence.mock.calls[0]?.[0]).toEqual({ tournamentId: 4, userId: student.id, presence: 'absent' });
  fireEvent.click(screen.getByRole('button', { name: 'Voltar a jogar' }));
  expect(await screen.findByText(/^O seu primeiro lance não veio a tempo. Você está em pausa/)).toBeVisible();
});

test('a tournament of others does not exist', async () => {
  signedIn(student);
  answer({
    'classTournaments.get': () => {
      throw new AppError('tournamentNotFound');
    },
  });
  openApp('/torneios/5');
  expect(await screen.findByRole('heading', { name: 'Torneio não encontrado' })).toBeVisible();
});

test('on the tournaments page a professor of one class makes one with two clicks', async () => {
  signedIn(professor);
  offer([], []);
  const create = vi.fn((_input: unknown) => ({ tournament: tournament({ teaches: true, round: 0, games: [] }) }));
  answer({
    'classes.list': () => ({
      classes: [ofClass],
      total: 1,
      page: 1,
      pageSize: 100,
    }),
    'classes.students': () => ({ students: [], requests: [] }),
    'professor.courses': () => ({ courses: [{ id: 7, title: 'Táticas' }] }),
    'classTournaments.create': create,
  });
  openApp('/tournaments');
  fireEvent.click(await screen.findByRole('button', { name: 'Novo torneio' }));
  const make = await screen.findByRole('button', { name: 'Criar torneio' });
  await waitFor(() => expect(make).toBeEnabled());
  fireEvent.click(make);
  expect(await screen.findByRole('heading', { level: 1, name: 'Copa da turma' })).toBeVisible();
  expect(create.mock.calls[0]?.[0]).toMatchObject({ classId: 1, format: 'swiss', rounds: 5 });
});

test('of a course with very many students the players are chosen, also from further pages', async () => {
  signedIn(professor);
  offer([], []);
  const named = (userId: number) => ({ userId, fullName: `Aluno ${userId}` });
  const ofCourse = { classId: null, className: null, courseId: 7, courseTitle: 'Táticas' };
  const createForCourse = vi.fn((_input: unknown) => ({ tournament: tournament({ ...ofCourse, teaches: true }) }));
  answer({
    'classes.list': () => ({ classes: [ofClass], total: 1, page: 1, pageSize: 100 }),
    'classes.students': () => ({ students: [], requests: [] }),
    'professor.courses': () => ({ courses: [{ id: 7, title: 'Táticas' }] }),
    'classTournaments.candidates': input => {
      const { page, search } = input as { page: number; search: string };
      const pages = { total: 101, page, pageSize: 100 };
      if (search !== '') return { students: [named(42)], ...pages, total: 1 };
      return { students: page === 1 ? Array.from({ length: 100 }, (_, i) => named(i + 1)) : [named(101)], ...pages };
    },
    'classTournaments.createForCourse': createForCourse,
  });
  openApp('/tournaments');
  fireEvent.click(await screen.findByRole('button', { name: 'Novo torneio' }));
  const holder = await screen.findByLabelText('Turma ou curso');
  await within(holder).findByRole('option', { name: 'Táticas' });
  fireEvent.change(holder, { target: { value: 'curso-7' } });
  expect(await screen.findByText('Jogam 0 de 101 alunos')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Mostrar mais' }));
  fireEvent.click(await screen.findByLabelText('Aluno 101'));
  fireEvent.change(screen.getByLabelText('Procurar aluno'), { target: { value: '42' } });
  await waitFor(() => expect(screen.queryByLabelText('Aluno 1')).not.toBeInTheDocument());
  fireEvent.click(screen.getByLabelText('Aluno 42'));
  fireEvent.click(screen.getByRole('button', { name: 'Criar torneio' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Copa da turma' })).toBeVisible();
  expect(createForCourse.mock.calls[0]?.[0]).toMatchObject({ courseId: 7, studentIds: [101, 42] });
  expect(screen.getByRole('link', { name: 'Táticas' })).toHaveAttribute('href', '/professor/cursos/7?aba=alunos');
});

test('a report file is checked first: with an error nothing is brought in, and the line is named', async () => {
  signedIn(professor);
  const wrong = { tournament: null, preview: null, errors: [{ line: 13, message: '“Bia” não está na turma' }] };
  const facts = { name: 'Copa', format: 'swiss', rounds: 3, round: 1, base: 600, increment: 0 } as const;
  const preview = { ...facts, timeIsKnown: false, open: 0, players: 2, finished: false };
  const importReport = vi.fn((input: unknown) => {
    const { report, dryRun } = input as { report: string; dryRun: boolean };
    if (report === 'errado') return wrong;
    return { tournament: dryRun ? null : tournament({ teaches: true }), preview, errors: [] };
  });
  answer({
    'classes.get': () => ({ class: ofClass }),
    'classes.students': () => ({ students: [], requests: [] }),
    'classTournaments.ofClass': () => ({ tournaments: [] }),
    'classTournaments.importReport': importReport,
    'classTournaments.get': () => ({ tournament: tournament({ teaches: true }) }),
  });
  openApp('/turmas/1/torneios');
  fireEvent.click(await screen.findByRole('button', { name: 'Importar TRF16' }));
  const field = await screen.findByLabelText('Arquivo TRF16');
  const bring = screen.getByRole('button', { name: 'Importar torneio' });
  fireEvent.change(field, { target: { files: [new File(['errado'], 'a.trf')] } });
  expect(await screen.findByText('Linha 13: “Bia” não está na turma')).toBeVisible();
  expect(bring).toBeDisabled();
  fireEvent.change(field, { target: { files: [new File(['certo'], 'b.trf')] } });
  expect(await screen.findByText('2 alunos da turma · 1 rodada jogada: as outras seguem aqui')).toBeVisible();
  await waitFor(() => expect(bring).toBeEnabled());
  fireEvent.click(bring);
  expect(await screen.findByRole('heading', { level: 1, name: 'Copa da turma' })).toBeVisible();
  expect(importReport.mock.calls.at(-1)?.[0]).toEqual({ classId: 1, report: 'certo', dryRun: false });
});
