/** Who may do what in the administrators' rooms: every procedure, for every caller, over both protocols. */
import { beforeAll, describe } from 'vitest';
import { COMMON_OUTCOMES, testCells, type CellsOf, type People, type Question } from '../support/matrix.ts';
import { anAdmin, aProfessor, aStudent } from '../../server/harness/school.ts';
import { startServer, type TestServer } from '../support/server.ts';

const callers = ['anonymous', 'student', 'professor', 'admin'] as const;

const outcomes = {
  ...COMMON_OUTCOMES,
  noUser: { status: 404, message: 'Usuário não encontrado' },
  noLink: { status: 404, message: 'Este link não vale mais. Peça outro à administração.' },
  noImage: { status: 404, message: 'Imagem não encontrada' },
  begun: { status: 409, message: 'Esta escola já tem administração. Entre com a sua conta.' },
  taken: { status: 409, message: 'Este email já está cadastrado' },
  wrong: { status: 400, message: 'Senha atual incorreta' },
  notWaiting: { status: 409, message: 'Esta conta não espera aprovação' },
  own: { status: 409, message: 'Para não perder o acesso por engano, peça isto a outro administrador' },
} as const;
type Outcome = keyof typeof outcomes;
type Cells = CellsOf<typeof callers, Outcome>;

const forAdmins = (outcome: Outcome): Cells => ['login', 'denied', 'denied', outcome];

/** Somebody to change, a professor who waits, and the administrator who asks. */
type World = { someone: number; waiting: number; own: number };
type Row = Question<World> & { name: string; cells: Cells };

const change = (
  name: string,
  procedure: string,
  end: string,
  person: keyof World | 'nobody',
  cells: Cells,
  { method = 'POST', body = {} }: { method?: string; body?: object } = {},
): Row => {
  const idOf = (world: World): number => (person === 'nobody' ? 999_999 : world[person]);
  return {
    name,
    procedure,
    type: 'mutation',
    method,
    path: world => `/users/${idOf(world)}/${end}`,
    ids: world => ({ userId: idOf(world) }),
    body: () => body,
    cells,
  };
};
const read = (name: string, procedure: string, path: string): Row => ({
  name,
  procedure,
  type: 'query',
  method: 'GET',
  path: () => path,
  ids: () => ({}),
  cells: forAdmins('ok'),
});
const promote = { method: 'PUT', body: { role: 'professor' } };

/** No two may be invited to one email. */
let invited = 0;

const rows: Row[] = [
  read('list the accounts', 'users.list', '/users'),
  read('read the log', 'audit.list', '/admin/events'),
  read('export the log', 'audit.export', '/admin/events/export'),
  read('read the health', 'health.read', '/admin/health'),
  {
    name: 'invite a professor',
    procedure: 'users.invite',
    type: 'mutation',
    method: 'POST',
    path: () => '/users',
    body: () => ({ fullName: 'Caio', email: `caio${(invited += 1)}@exemplo.com`, role: 'professor' }),
    cells: forAdmins('ok'),
  },
  {
    name: 'invite somebody that the school knows',
    procedure: 'users.invite',
    type: 'mutation',
    method: 'POST',
    path: () => '/users',
    body: () => ({ fullName: 'Bia', email: 'bia@exemplo.com', role: 'student' }),
    cells: forAdmins('taken'),
  },
  {
    name: 'read how the school looks',
    procedure: 'school.get',
    type: 'query',
    method: 'GET',
    path: () => '/school',
    ids: () => ({}),
    cells: ['ok', 'ok', 'ok', 'ok'],
  },
  {
    name: 'read whether the school waits',
    procedure: 'school.start',
    type: 'query',
    method: 'GET',
    path: () => '/school/start',
    ids: () => ({}),
    cells: ['ok', 'ok', 'ok', 'ok'],
  },
  {
    name: 'change how the school looks',
    procedure: 'school.update',
    type: 'mutation',
    method: 'PUT',
    path: () => '/school',
    body: () => ({ name: 'Torre', accent: 'azul', logoUrl: null }),
    cells: forAdmins('ok'),
  },
  {
    name: "show an image of nobody's",
    procedure: 'school.update',
    type: 'mutation',
    method: 'PUT',
    path: () => '/school',
    body: () => ({ name: 'Torre', accent: 'azul', logoUrl: `/objects/uploads/${'a'.repeat(32)}` }),
    cells: forAdmins('noImage'),
  },
  {
    name: 'begin a school that has begun',
    procedure: 'school.begin',
    type: 'mutation',
    method: 'POST',
    path: () => '/school/start',
    body: () => ({
      secret: 'a'.repeat(43),
      schoolName: 'Torre',
      fullName: 'Zé',
      username: 'zeze',
      email: 'ze@exemplo.com',
      password: 'dama-em-h5-f7',
    }),
    cells: ['begun', 'begun', 'begun', 'begun'],
  },
  change('change a role', 'users.setRole', 'role', 'someone', forAdmins('ok'), promote),
  change("change nobody's role", 'users.setRole', 'role', 'nobody', forAdmins('noUser'), promote),
  change('change their own role', 'users.setRole', 'role', 'own', forAdmins('own'), promote),
  {
    name: 'change an email',
    procedure: 'users.setEmail',
    type: 'mutation',
    method: 'PUT',
    path: ({ someone }) => `/users/${someone}/email`,
    ids: ({ someone }) => ({ userId: someone }),
    body: () => ({ email: `novo${(invited += 1)}@exemplo.com` }),
    cells: forAdmins('ok'),
  },
  change('deactivate', 'users.deactivate', 'deactivate', 'someone', forAdmins('ok')),
  change('deactivate themselves', 'users.deactivate', 'deactivate', 'own', forAdmins('own')),
  change('reactivate', 'users.reactivate', 'reactivate', 'someone', forAdmins('ok')),
  change('approve', 'users.approve', 'approve', 'waiting', forAdmins('ok')),
  change('approve one who does not wait', 'users.approve', 'approve', 'someone', forAdmins('notWaiting')),
  change('delete a student, without the password', 'privacy.eraseStudent', 'deletion', 'someone', forAdmins('wrong'), {
    body: { password: 'errada' },
  }),
  {
    name: 'take what is kept about a student',
    procedure: 'privacy.exportStudent',
    type: 'query',
    method: 'GET',
    path: ({ someone }) => `/users/${someone}/data`,
    ids: ({ someone }) => ({ userId: someone }),
    cells: forAdmins('ok'),
  },
  change('make a link for a password', 'users.makeResetLink', 'password-reset', 'someone', forAdmins('ok')),
  {
    name: 'ask whose a link is that is none',
    procedure: 'users.linkOwner',
    type: 'mutation',
    method: 'POST',
    path: () => '/users/password/owner',
    body: () => ({ secret: 'a'.repeat(43) }),
    cells: ['noLink', 'noLink', 'noLink', 'noLink'],
  },
  {
    name: 'use a link that is none',
    procedure: 'users.choosePassword',
    type: 'mutation',
    method: 'POST',
    path: () => '/users/password',
    body: () => ({ secret: 'a'.repeat(43), newPassword: 'torre-na-setima' }),
    cells: ['noLink', 'noLink', 'noLink', 'noLink'],
  },
];

let server: TestServer;
let people: People<typeof callers>;

beforeAll(async () => {
  server = await startServer();
  const { db } = server;
  people = {
    student: await aStudent(db),
    professor: await aProfessor(db, { email: 'bia@exemplo.com' }),
    admin: await anAdmin(db),
  };
});

const aWorld = async (): Promise<World> => ({
  someone: (await aStudent(server.db)).id,
  waiting: (await aProfessor(server.db, { awaitingApproval: true })).id,
  own: people.admin.id,
});

describe.each(rows)('$name ($procedure)', row =>
  testCells(row, row.cells, { callers, outcomes, school: () => ({ server, people }), aWorld }),
);
