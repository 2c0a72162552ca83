import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AppError } from '../../server/errors.ts';
import type { Lobby } from '../../server/features/matches/lobby.schema.ts';
import type { Match } from '../../server/features/matches/matches.schema.ts';
import type { CreateMatchInput } from '../../server/features/matches/new-match.schema.ts';
import '../../src/features/games/LobbyScreen.tsx'; // read ahead of the lazy routes
import '../../src/features/games/live/LiveMatchScreen.tsx';
import { atEnd } from '../support/endings.ts';
import { eventually } from '../support/eventually.ts';
import { answer } from '../support/msw.ts';
import { DeafSocket } from './held-table.ts';
import { openApp, signedIn } from './open-app.tsx';
import { professor, schoolClass, student } from './samples.ts';

const BIA = { userId: 77, name: 'Bia Ramos', rating: 1_310, provisional: false, role: 'student' as const };
const person = (userId: number, name: string): Match['white'] => ({
  kind: 'person',
  userId,
  name,
  rating: 1_200,
  provisional: false,
});
const aMatch = (own: Partial<Match>): Match => ({
  id: 31,
  white: person(BIA.userId, BIA.name),
  black: person(student.id, student.fullName),
  base: 600,
  increment: 5,
  rated: true,
  level: null,
  status: 'waiting',
  result: '*',
  ending: null,
  fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  moves: [],
  clocks: { white: 600_000, black: 600_000 },
  running: null,
  turn: 'white',
  offer: null,
  paused: false,
  firstMoveMs: null,
  notice: null,
  creatorId: BIA.userId,
  rematchId: null,
  ofRound: false,
  ratingChange: { white: null, black: null },
  away: { white: false, black: false },
  here: { white: true, black: true },
  events: 0,
  createdAt: '2026-11-20T15:00:00.000Z',
  endedAt: null,
  answeredAt: '2026-11-20T15:00:00.000Z',
  ...own,
});

const enter = (own: Partial<Lobby> = {}, user = student) => {
  signedIn(user);
  answer({
    'matches.lobby': () => ({ people: [], matches: [], ...own }),
  });
  return openApp('/partidas');
};
/** What is asked of the server, and which match it makes. */
const taking = () => {
  const asked: CreateMatchInput[] = [];
  answer({
    'matches.create': input => {
      asked.push(input as CreateMatchInput);
      return { match: aMatch({ id: 52 }) };
    },
    'matches.get': () => new Promise(() => {}),
  });
  return asked;
};
const opened = () => eventually(() => expect(window.location.pathname).toBe('/partidas/52'));

test('a game against a level of the engine begins with the time and colour that were chosen', async () => {
  const asked = taking();
  const visitor = enter();
  await visitor.click(await screen.findByRole('radio', { name: /Onça/ }));
  expect(screen.getByText(/Onça-pintada: “/)).toBeVisible();
  await visitor.click(screen.getByRole('button', { name: '15 + 10' }));
  await visitor.click(screen.getByRole('radio', { name: 'Pretas' }));
  await visitor.click(screen.getByRole('button', { name: 'Jogar contra a IA' }));
  await opened();
  expect(asked).toEqual([
    { opponent: { kind: 'engine', level: 'onca' }, base: 900, increment: 10, color: 'black', rated: true },
  ]);
});

test('a person who is here can be challenged, to a friendly game with any time', async () => {
  const asked = taking();
  const visitor = enter({ people: [BIA] });
  await visitor.click(await screen.findByRole('radio', { name: /Alguém da escola/ }));
  expect(screen.getByRole('button', { name: 'Desafiar' })).toBeDisabled();
  await visitor.click(screen.getByRole('radio', { name: /Bia Ramos/ }));
  await visitor.click(screen.getByRole('button', { name: 'Outro tempo' }));
  await visitor.clear(screen.getByLabelText('Minutos'));
  expect(screen.getByRole('button', { name: 'Desafiar' })).toBeDisabled();
  await visitor.type(screen.getByLabelText('Minutos'), '45');
  await visitor.click(screen.getByRole('switch', { name: /Valendo rating/ }));
  await visitor.click(screen.getByRole('button', { name: 'Desafiar' }));
  await opened();
  expect(asked).toEqual([
    { opponent: { kind: 'person', userId: 77 }, base: 2_700, increment: 0, color: 'random', rated: false },
  ]);
});

test('whom to challenge is chosen from a class of one’s own', async () => {
  const visitor = enter({ people: [BIA] });
  const [asked, listed]: [unknown[], unknown[]] = [[], []];
  answer({
    'classes.list': input => {
      listed.push(input);
      return { classes: [{ ...schoolClass, teaches: false }], total: 1, page: 1, pageSize: 100 };
    },
    'matches.lobby': input => {
      asked.push(input);
      return { people: [], matches: [] };
    },
  });
  await visitor.click(await screen.findByRole('radio', { name: /Alguém da escola/ }));
  await visitor.selectOptions(await screen.findByLabelText('De que turma'), '5º ano B (2026)');
  await screen.findByText(/Ninguém mais está aqui agora/);
  expect(asked.at(-1)).toEqual({ classId: schoolClass.id });
  expect(listed.at(-1)).toMatchObject({ archived: 'false' });
});

test('an opponent is looked for; a professor plays friendly games only', async () => {
  const asked = taking();
  const visitor = enter({}, professor);
  await visitor.click(await screen.findByRole('radio', { name: /Quem também procura/ }));
  expect(screen.queryByRole('switch', { name: /Valendo rating/ })).not.toBeInTheDocument();
  await visitor.click(screen.getByRole('button', { name: 'Procurar adversário' }));
  await opened();
  expect(asked).toMatchObject([{ opponent: { kind: 'anyone' }, rated: false }]);
});

test('a challenge is answered, and a game that goes on is taken up again', async () => {
  const answers: unknown[] = [];
  answer({
    'matches.decline': input => {
      answers.push(input);
      return { match: aMatch({ status: 'aborted', ending: 'declined' }) };
    },
    'matches.get': () => new Promise(() => {}),
  });
  const visitor = enter({
    matches: [
      aMatch({ id: 30, status: 'playing', turn: 'black', creatorId: student.id }),
      aMatch({ id: 31 }),
      aMatch({ id: 32, creatorId: student.id }),
    ],
  });
  const section = await screen.findByRole('region', { name: 'Suas partidas agora' });
  const [playing, challenge, own] = within(section).getAllByRole('listitem');
  expect(playing).toHaveTextContent('Contra Bia Ramos: sua vez');
  expect(challenge).toHaveTextContent('Bia Ramos desafia você10 min + 5 s · Valendo rating');
  expect(own).toHaveTextContent('Desafio enviado a Bia Ramos');
  await visitor.click(within(challenge!).getByRole('button', { name: 'Recusar' }));
  await eventually(() => expect(answers).toEqual([{ matchId: 31 }]));
  expect(within(playing!).getByRole('link', { name: 'Continuar partida' })).toHaveAttribute('href', '/partidas/30');
});

test('a professor who watches two students shows their game in a live lesson', async () => {
  vi.stubGlobal('WebSocket', DeafSocket);
  atEnd(() => void vi.unstubAllGlobals());
  const moves = [{ san: 'e4', uci: 'e2e4', ms: 0 }];
  const fen = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1';
  const sent: unknown[] = [];
  signedIn(professor);
  answer({
    'matches.get': () => ({ match: aMatch({ status: 'playing', turn: 'black', fen, moves, events: 2 }) }),
    'classes.list': () => ({ classes: [schoolClass], total: 1, page: 1, pageSize: 100 }),
    'liveLessons.get': () => ({ lesson: null }),
    'liveLessons.start': input => {
      sent.push(input);
      throw new AppError('lessonIsLive');
    },
  });
  const visitor = openApp('/partidas/31');
  expect(await screen.findByText('Você está assistindo a esta partida.')).toBeVisible();
  await visitor.click(screen.getByRole('button', { name: 'Aula ao vivo' }));
  await eventually(() => expect(sent).toMatchObject([{ classId: schoolClass.id, side: 'white' }]));
  expect(JSON.stringify(sent)).toContain('1. e4 *');
});

test('in a tournament the board says how long there is for the first move, to who owes it and who waits', async () => {
  vi.stubGlobal('WebSocket', DeafSocket);
  atEnd(() => void vi.unstubAllGlobals());
  const answeredAt = new Date().toISOString();
  const owed = { status: 'playing', ofRound: true, firstMoveMs: 590_000, events: 1, answeredAt } as const;
  answer({ 'matches.get': () => ({ match: aMatch(owed) }) });
  signedIn(student);
  openApp('/partidas/31?torneio=4');
  expect(await screen.findByText(/Bia Ramos faz o primeiro lance em até/)).toHaveTextContent(/ [89]:\d\d$/);
  expect(screen.getByRole('link', { name: 'Torneio' })).toHaveAttribute('href', '/torneios/4');
  expect(screen.queryByRole('link', { name: 'Voltar ao torneio' })).not.toBeInTheDocument();
  const e4 = { san: 'e4', uci: 'e2e4', ms: 0 };
  const fen = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1';
  answer({ 'matches.get': () => ({ match: aMatch({ ...owed, turn: 'black', moves: [e4], fen, events: 2 }) }) });
  expect(await screen.findByText(/Faça o seu primeiro lance em/)).toBeVisible();
});

test('after a game of a tournament its players go back to it, where the next one waits', async () => {
  vi.stubGlobal('WebSocket', DeafSocket);
  atEnd(() => void vi.unstubAllGlobals());
  answer({ 'matches.get': () => ({ match: aMatch({ ofRound: true, status: 'aborted', ending: 'expired' }) }) });
  signedIn(student);
  openApp('/partidas/31?torneio=4');
  expect(await screen.findByRole('link', { name: 'Voltar ao torneio' })).toHaveAttribute('href', '/torneios/4');
});

test('who looks for an opponent reads no names of players that are not there yet', async () => {
  vi.stubGlobal('WebSocket', DeafSocket);
  atEnd(() => void vi.unstubAllGlobals());
  const anyone = { ...person(0, 'Oponente'), kind: 'anyone', userId: null } as const;
  answer({ 'matches.get': () => ({ match: aMatch({ white: anyone, black: anyone, creatorId: student.id }) }) });
  signedIn(student);
  openApp('/partidas/31');
  expect(await screen.findByRole('heading', { name: 'Procurando adversário' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Nova partida');
});
