/** Who may do what with a game that the server holds: every procedure, for every caller, over both protocols. */
import { beforeAll, describe } from 'vitest';
import { enrollments } from '../../db/schema/progress.ts';
import { createPool } from '../../server/engine/pool.ts';
import { acceptMatch, newMatch, playMove, resignMatch } from '../../server/features/matches/matches.service.ts';
import { pauseMatch } from '../../server/features/matches/staff.service.ts';
import { createLocalLive } from '../../server/live/local.ts';
import { scriptedProcess } from '../support/engine.ts';
import { COMMON_OUTCOMES, testCells, type CellsOf, type People, type Question } from '../support/matrix.ts';
import { aCourse, anAdmin, aProfessor, aStudent } from '../../server/harness/school.ts';
import { startServer, type TestServer } from '../support/server.ts';

/** Ana challenges Bia; the teacher teaches Ana, the professor neither. */
const callers = ['anonymous', 'student', 'ana', 'bia', 'professor', 'teacher', 'admin'] as const;

const outcomes = {
  ...COMMON_OUTCOMES,
  noGame: { status: 404, message: 'Partida não encontrada' },
  paused: { status: 409, message: 'A partida está pausada. Espere até que seja retomada.' },
  notPaused: { status: 409, message: 'A partida não está pausada' },
  notBegun: { status: 409, message: 'Esta partida ainda espera o adversário' },
  over: { status: 409, message: 'Esta partida já terminou' },
  notTurn: { status: 409, message: 'Não é a sua vez' },
  notWaiting: { status: 409, message: 'Este desafio não espera resposta' },
  ownChallenge: { status: 409, message: 'Quem desafia espera a resposta do outro' },
  noOffer: { status: 409, message: 'Não há proposta a recusar' },
  tooLate: {
    status: 409,
    message: 'Depois do primeiro lance de cada lado não se cancela mais: desista ou proponha empate',
  },
  nothing: { status: 409, message: 'Não há o que pedir: nem repetição, nem 50 lances, nem adversário ausente' },
  engineOnly: { status: 409, message: 'Só partidas contra a IA têm comentários automáticos' },
  notOver: { status: 409, message: 'Esta partida ainda não terminou' },
} as const;
type Outcome = keyof typeof outcomes;
type Cells = CellsOf<typeof callers, Outcome>;

const members: Cells = ['login', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok'];
/** What each of the two players hears; others do not know of the game, and watchers may do no more. */
const players = (ana: Outcome, bia = ana): Cells => ['login', 'noGame', ana, bia, 'noGame', 'denied', 'denied'];

/** What only who teaches a player, and administrators, may do. */
const staff = (outcome: Outcome): Cells => ['login', 'denied', 'denied', 'denied', 'noGame', outcome, outcome];

/** A challenge, games in which it is Ana's turn, one of them paused, and one that is over. */
type World = { waiting: number; playing: number; paused: number; finished: number };
type Row = Question<World> & { name: string; cells: Cells };

const NEW = { opponent: { kind: 'board' }, base: 300, increment: 0, color: 'white', rated: false };

const onMatch = (name: string, procedure: string, which: keyof World, cells: Cells): Row => ({
  name,
  procedure,
  type: 'mutation',
  method: 'POST',
  path: world => `/matches/${world[which]}/${procedure.slice('matches.'.length)}`,
  ids: world => ({ matchId: world[which] }),
  body: () => ({}),
  cells,
});
const move = (name: string, which: keyof World, cells: Cells): Row => ({
  ...onMatch(name, 'matches.move', which, cells),
  path: world => `/matches/${world[which]}/moves`,
  body: () => ({ move: 'Cf3', ply: 2 }),
});

const rows: Row[] = [
  {
    name: 'make a game',
    procedure: 'matches.create',
    type: 'mutation',
    method: 'POST',
    path: () => '/matches',
    body: () => NEW,
    cells: members,
  },
  {
    name: 'list own games',
    procedure: 'matches.list',
    type: 'query',
    method: 'GET',
    path: () => '/matches',
    ids: () => ({}),
    cells: members,
  },
  {
    name: 'look who is in the lobby',
    procedure: 'matches.lobby',
    type: 'query',
    method: 'GET',
    path: () => '/matches/lobby',
    ids: () => ({}),
    cells: members,
  },
  {
    name: 'look at a game',
    procedure: 'matches.get',
    type: 'query',
    method: 'GET',
    path: ({ playing }) => `/matches/${playing}`,
    ids: ({ playing }) => ({ matchId: playing }),
    cells: ['login', 'noGame', 'ok', 'ok', 'noGame', 'ok', 'ok'],
  },
  move('play a move', 'playing', players('ok', 'notTurn')),
  move('play on in a game that is over', 'finished', players('over')),
  move('play on in a game that is paused', 'paused', players('paused')),
  onMatch('accept a challenge', 'matches.accept', 'waiting', players('ownChallenge', 'ok')),
  onMatch('accept a game that is played', 'matches.accept', 'playing', players('notWaiting')),
  onMatch('decline a challenge', 'matches.decline', 'waiting', players('ownChallenge', 'ok')),
  onMatch('decline what nobody offered', 'matches.decline', 'playing', players('noOffer')),
  onMatch('resign', 'matches.resign', 'playing', players('ok')),
  onMatch('resign when it is over', 'matches.resign', 'finished', players('over')),
  onMatch('withdraw a challenge', 'matches.abort', 'waiting', players('ok')),
  onMatch('call a game off too late', 'matches.abort', 'playing', players('tooLate')),
  onMatch('offer a draw', 'matches.draw', 'playing', players('ok')),
  onMatch('ask for a takeback', 'matches.takeback', 'playing', players('ok')),
  onMatch('switch comments on between people', 'matches.commentary', 'playing', players('engineOnly')),
  onMatch('offer another game', 'matches.rematch', 'finished', players('ok')),
  onMatch('offer another game too soon', 'matches.rematch', 'playing', players('notOver')),
  {
    ...onMatch('say a phrase', 'matches.phrase', 'playing', players('ok')),
    path: ({ playing }) => `/matches/${playing}/phrases`,
    body: () => ({ phrase: 2 }),
  },
  onMatch('claim without a reason', 'matches.claim', 'playing', players('nothing')),
  {
    name: 'look at the games of classmates',
    procedure: 'matches.classmates',
    type: 'query',
    method: 'GET',
    path: () => '/matches/classmates',
    ids: () => ({}),
    cells: members,
  },
  {
    name: 'forbid classmates to watch',
    procedure: 'matches.showGames',
    type: 'mutation',
    method: 'PUT',
    path: () => '/matches/classmates',
    ids: () => ({}),
    body: () => ({ shown: false }),
    cells: members,
  },
  {
    name: 'look at the wall',
    procedure: 'matches.wall',
    type: 'query',
    method: 'GET',
    path: () => '/matches/wall',
    ids: () => ({}),
    cells: ['login', 'denied', 'denied', 'denied', 'ok', 'ok', 'ok'],
  },
  onMatch('pause a game', 'matches.pause', 'playing', staff('ok')),
  onMatch('pause a challenge', 'matches.pause', 'waiting', staff('notBegun')),
  onMatch('resume a game', 'matches.resume', 'paused', staff('ok')),
  onMatch('resume a game that is played', 'matches.resume', 'playing', staff('notPaused')),
  {
    ...onMatch('adjust a clock', 'matches.adjust', 'playing', staff('ok')),
    body: () => ({ side: 'black', seconds: 90 }),
  },
  { ...onMatch('end a game', 'matches.end', 'playing', staff('ok')), body: () => ({ result: '1-0' }) },
  { ...onMatch('end a game that is over', 'matches.end', 'finished', staff('over')), body: () => ({ result: '1-0' }) },
];

let server: TestServer;
let people: People<typeof callers>;
let courseId: number;

/** Two who have no other games: nobody may have more than a few at a time. */
const somePlayers = async () => {
  const { db } = server;
  const [ana, bia] = [await aStudent(db), await aStudent(db)];
  await db.write(tx => tx.insert(enrollments).values({ studentId: ana.id, courseId }));
  return { ana, bia };
};

beforeAll(async () => {
  server = await startServer({}, createPool({ start: () => scriptedProcess(), size: 1 }));
  const { db } = server;
  const [professor, teacher, admin] = [await aProfessor(db), await aProfessor(db), await anAdmin(db)];
  courseId = (await aCourse(db, teacher)).id;
  people = { student: await aStudent(db), ...(await somePlayers()), professor, teacher, admin };
});

const aWorld = async (): Promise<World> => {
  const { db } = server;
  people = { ...people, ...(await somePlayers()) };
  const hall = { db, live: createLocalLive() };
  const { ana, bia } = people;
  const made = async (): Promise<number> => {
    const opponent = { kind: 'person' as const, userId: bia.id };
    return (await newMatch(hall, ana, { opponent, base: 300, increment: 0, color: 'white', rated: false })).id;
  };
  const begun = async (): Promise<number> => {
    const matchId = await made();
    await acceptMatch(hall, bia, matchId);
    await playMove(hall, ana, { matchId, move: 'e4', ply: 0 });
    await playMove(hall, bia, { matchId, move: 'e5', ply: 1 });
    return matchId;
  };
  const finished = await begun();
  await resignMatch(hall, bia, finished);
  const paused = await begun();
  await pauseMatch(hall, people.teacher, paused);
  return { waiting: await made(), playing: await begun(), paused, finished };
};

describe.each(rows)('$name ($procedure)', row =>
  testCells(row, row.cells, { callers, outcomes, school: () => ({ server, people }), aWorld }),
);
