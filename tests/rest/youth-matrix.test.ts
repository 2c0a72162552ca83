/**
 * Who may do what in the youth programme and in tournaments: every procedure, for every caller, over both protocols.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { createTeacher } from '../../server/features/youth/youth.service.ts';
import { COMMON_OUTCOMES, testCells, type CellsOf, type People, type Question } from '../support/matrix.ts';
import { anAdmin, aProfessor, aStudent } from '../../server/harness/school.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { aKey, giveCoins } from '../support/store.ts';
import { aProgram, aTournament } from '../support/youth.ts';

const callers = ['anonymous', 'poor', 'student', 'professor', 'admin'] as const;

const outcomes = {
  ...COMMON_OUTCOMES,
  poor: { status: 409, message: 'Você não tem moedas suficientes' },
  elsewhere: { status: 403, message: 'Só a administração e os professores deste evento veem os inscritos' },
} as const;
type Outcome = keyof typeof outcomes;
type Cells = CellsOf<typeof callers, Outcome>;

const everybody: Cells = ['ok', 'ok', 'ok', 'ok', 'ok'];
const members: Cells = ['login', 'ok', 'ok', 'ok', 'ok'];
const buyers: Cells = ['login', 'poor', 'ok', 'denied', 'denied'];
const staff: Cells = ['login', 'denied', 'denied', 'ok', 'ok'];
/** The professor is none of these events'. */
const organizers: Cells = ['login', 'denied', 'denied', 'elsewhere', 'ok'];
const admins: Cells = ['login', 'denied', 'denied', 'denied', 'ok'];

type World = { tournamentId: number; programId: number; teacherId: number };
type Row = Question<World> & { cells: Cells };

const tournamentForm = {
  name: 'Copa',
  description: 'Cinco rodadas',
  startsAt: '2099-01-16T12:00:00Z',
  location: 'Sede',
  categories: 'Sub-8',
  prize: 'Medalhas',
  registration: 'open',
  price: 1,
};
const programForm = { name: 'Turma', description: 'De sábado', price: 60 };
const teacherForm = { name: 'Camila', title: 'Professora', bio: 'Ensina' };
const tournament = ({ tournamentId }: World) => ({ tournamentId });
const program = ({ programId }: World) => ({ programId });
const none = () => ({});
const KEY = 'uma-marca-nova';

const professorsOf = ([read, write]: [string, string], own: Pick<Row, 'path' | 'ids'>): Row[] => [
  { ...own, procedure: read, type: 'query', method: 'GET', cells: admins },
  { ...own, procedure: write, type: 'mutation', method: 'PUT', body: noProfessors, cells: admins },
];
const noProfessors = () => ({ emails: [] });

const rows: Row[] = [
  {
    procedure: 'tournaments.list',
    type: 'query',
    method: 'GET',
    path: () => '/tournaments',
    ids: none,
    cells: everybody,
  },
  {
    procedure: 'tournaments.enter',
    type: 'mutation',
    method: 'POST',
    path: ({ tournamentId }) => `/tournaments/${tournamentId}/enter`,
    ids: tournament,
    body: () => ({ clientKey: aKey(), price: 1 }),
    cells: buyers,
  },
  {
    procedure: 'tournaments.entrants',
    type: 'query',
    method: 'GET',
    path: ({ tournamentId }) => `/tournaments/${tournamentId}/entrants`,
    ids: tournament,
    cells: organizers,
  },
  {
    procedure: 'tournaments.exportEntrants',
    type: 'query',
    method: 'GET',
    path: ({ tournamentId }) => `/tournaments/${tournamentId}/entrants/export`,
    ids: tournament,
    cells: organizers,
  },
  { procedure: 'tournaments.taught', type: 'query', method: 'GET', path: () => '/tournaments/taught', cells: staff },
  ...professorsOf(['tournaments.professors', 'tournaments.setProfessors'], {
    path: ({ tournamentId }) => `/tournaments/${tournamentId}/professors`,
    ids: tournament,
  }),
  {
    procedure: 'tournaments.create',
    type: 'mutation',
    method: 'POST',
    path: () => '/tournaments',
    body: () => tournamentForm,
    cells: admins,
  },
  {
    procedure: 'tournaments.update',
    type: 'mutation',
    method: 'PUT',
    path: ({ tournamentId }) => `/tournaments/${tournamentId}`,
    ids: tournament,
    body: () => tournamentForm,
    cells: admins,
  },
  {
    procedure: 'tournaments.setRegistration',
    type: 'mutation',
    method: 'PUT',
    path: ({ tournamentId }) => `/tournaments/${tournamentId}/registration`,
    ids: tournament,
    body: () => ({ open: false }),
    cells: admins,
  },
  {
    procedure: 'tournaments.cancel',
    type: 'mutation',
    method: 'POST',
    path: ({ tournamentId }) => `/tournaments/${tournamentId}/cancel`,
    ids: tournament,
    cells: admins,
  },
  { procedure: 'youth.read', type: 'query', method: 'GET', path: () => '/youth', cells: members },
  {
    procedure: 'youth.enroll',
    type: 'mutation',
    method: 'POST',
    path: ({ programId }) => `/youth/programs/${programId}/enroll`,
    ids: program,
    body: () => ({ category: 'sub10', clientKey: aKey() }),
    cells: buyers,
  },
  { procedure: 'youth.managed', type: 'query', method: 'GET', path: () => '/youth/managed', cells: staff },
  {
    procedure: 'youth.entrants',
    type: 'query',
    method: 'GET',
    path: ({ programId }) => `/youth/programs/${programId}/entrants`,
    ids: program,
    cells: organizers,
  },
  {
    procedure: 'youth.exportEntrants',
    type: 'query',
    method: 'GET',
    path: ({ programId }) => `/youth/programs/${programId}/entrants/export`,
    ids: program,
    cells: organizers,
  },
  ...professorsOf(['youth.professors', 'youth.setProfessors'], {
    path: ({ programId }) => `/youth/programs/${programId}/professors`,
    ids: program,
  }),
  {
    procedure: 'youth.createProgram',
    type: 'mutation',
    method: 'POST',
    path: () => '/youth/programs',
    body: () => programForm,
    cells: admins,
  },
  {
    procedure: 'youth.updateProgram',
    type: 'mutation',
    method: 'PUT',
    path: ({ programId }) => `/youth/programs/${programId}`,
    ids: program,
    body: () => programForm,
    cells: admins,
  },
  {
    procedure: 'youth.createTeacher',
    type: 'mutation',
    method: 'POST',
    path: () => '/youth/teachers',
    body: () => teacherForm,
    cells: admins,
  },
  {
    procedure: 'youth.updateTeacher',
    type: 'mutation',
    method: 'PUT',
    path: ({ teacherId }) => `/youth/teachers/${teacherId}`,
    ids: ({ teacherId }) => ({ teacherId }),
    body: () => teacherForm,
    cells: admins,
  },
];

let server: TestServer;
let people: People<typeof callers>;

beforeAll(async () => {
  server = await startServer();
  const { db } = server;
  people = {
    poor: await aStudent(db),
    student: await aStudent(db),
    professor: await aProfessor(db),
    admin: await anAdmin(db),
  };
  await giveCoins(db, people.student.id, 1_000);
});

const aWorld = async (): Promise<World> => {
  const { db } = server;
  const { id: teacherId } = await createTeacher(db, people.admin, { ...teacherForm, active: true });
  return { tournamentId: await aTournament(db, { price: 1 }), programId: await aProgram(db, { price: 1 }), teacherId };
};

describe.each(rows)('$procedure', row =>
  testCells(row, row.cells, { callers, outcomes, school: () => ({ server, people }), aWorld }),
);

describe('over REST', () => {
  test.each([
    ['/tournaments/999999/enter', { clientKey: KEY }, 404, 'Torneio não encontrado'],
    ['/youth/programs/999999/enroll', { clientKey: KEY, category: 'sub8' }, 404, 'Programa não encontrado'],
    ['/tournaments/1e3/enter', { clientKey: KEY }, 400, 'Identificador inválido'],
    ['/tournaments/1/enter', { clientKey: 'curta' }, 400, 'Envie uma marca de 8 a 64 caracteres'],
    ['/youth/programs/1/enroll', { clientKey: KEY, category: 'sub16' }, 400, 'Escolha a categoria de idade'],
  ])('POST %s %j is a %i', async (path, body, status, message) => {
    expect(await server.rest('POST', path, { as: people.student, body })).toMatchObject({ status, body: { message } });
  });

  test.each([
    [{ ...tournamentForm, registration: 'qualifiers' }, 'Escreva como se classifica'],
    [{ ...tournamentForm, price: -1 }, 'Informe um preço em moedas, de 0 a 100.000'],
    [{ ...tournamentForm, startsAt: 'amanhã' }, 'Informe a data e o horário de início'],
    [{ ...tournamentForm, capacity: 0 }, 'Informe as vagas, de 1 a 10.000'],
    [{ ...tournamentForm, prize: ' ' }, 'Premiação é obrigatória'],
  ])('a tournament that cannot be is a 400: %j', async (body, message) => {
    expect(await server.rest('POST', '/tournaments', { as: people.admin, body })).toMatchObject({
      status: 400,
      body: { message },
    });
  });
});
