/**
 * Who may do what with an account, its keys, its news and its images: every procedure, for every caller, over both
 * protocols.
 */
import { randomBytes } from 'node:crypto';
import { beforeAll, describe } from 'vitest';
import type { Tx } from '../../db/client.ts';
import { notifications } from '../../db/schema/notifications.ts';
import { uploads } from '../../db/schema/uploads.ts';
import { accessTokens, sessions } from '../../db/schema/users.ts';
import { hashPassword } from '../../server/features/auth/password.ts';
import { hashOf } from '../../server/features/auth/sessions.ts';
import { type Viewer } from '../../server/common/viewer.ts';
import { newName, pathOf } from '../../server/features/uploads/object-path.ts';
import { COMMON_OUTCOMES, testCells, type CellsOf, type People, type Question } from '../support/matrix.ts';
import { aCourse, anAdmin, aProfessor, aStudent } from '../../server/harness/school.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { DAY_MS } from '../../server/common/time.schema.ts';

/** The owner is a student; the professor has a course and an image, the colleague neither. */
const callers = ['anonymous', 'student', 'owner', 'professor', 'colleague', 'admin'] as const;

const outcomes = {
  ...COMMON_OUTCOMES,
  adminScope: { status: 403, message: 'Só administradores podem criar tokens de administração' },
  noImage: { status: 404, message: 'Imagem não encontrada' },
  noSession: { status: 404, message: 'Sessão não encontrada' },
  noToken: { status: 404, message: 'Token não encontrado' },
  notYours: { status: 401, message: 'Email ou senha incorretos' },
  taken: { status: 409, message: 'Este email já está cadastrado' },
  wrongPassword: { status: 400, message: 'Senha atual incorreta' },
} as const;
type Outcome = keyof typeof outcomes;
type Cells = CellsOf<typeof callers, Outcome>;

const everybody: Cells = ['ok', 'ok', 'ok', 'ok', 'ok', 'ok'];
const members: Cells = ['login', 'ok', 'ok', 'ok', 'ok', 'ok'];
const nobody = (outcome: Outcome): Cells => [outcome, outcome, outcome, outcome, outcome, outcome];
const owner = (refusal: Outcome): Cells => ['login', refusal, 'ok', refusal, refusal, refusal];

/** What belongs to the owner, who is a new one, and the professor's course and image. */
type World = {
  email: string;
  sessionId: string;
  tokenId: number;
  notificationId: number;
  imageURL: string;
  teachersImageURL: string;
  courseId: number;
};
type Row = Question<World> & {
  name: string;
  cells: Cells;
  /** Whether who calls is signed out by it, so that each call needs others. */ signsOut?: true;
};

const OWNERS_PASSWORD = 'dama-em-h5-f7';
const NEW_PASSWORD = 'torre-na-setima';
let passwordHash: string;
let registered = 0;
const newcomer = () => ({ name: 'Zé', email: `ze${(registered += 1)}@exemplo.com`, password: NEW_PASSWORD });

const read = (name: string, procedure: string, path: string, cells: Cells): Row => ({
  name,
  procedure,
  type: 'query',
  method: 'GET',
  path: () => path,
  cells,
});

const rows: Row[] = [
  read('look at the door', 'auth.options', '/auth/options', everybody),
  {
    name: 'come in',
    procedure: 'auth.login',
    type: 'mutation',
    method: 'POST',
    path: () => '/auth/login',
    body: ({ email }) => ({ email, password: OWNERS_PASSWORD }),
    cells: everybody,
  },
  {
    name: 'come in with a password of their own',
    procedure: 'auth.login',
    type: 'mutation',
    method: 'POST',
    path: () => '/auth/login',
    body: ({ email }) => ({ email, password: NEW_PASSWORD }),
    cells: nobody('notYours'),
  },
  {
    name: 'sign up',
    procedure: 'auth.register',
    type: 'mutation',
    method: 'POST',
    path: () => '/auth/register',
    body: newcomer,
    cells: everybody,
  },
  {
    name: "sign up with the owner's email",
    procedure: 'auth.register',
    type: 'mutation',
    method: 'POST',
    path: () => '/auth/register',
    body: ({ email }) => ({ ...newcomer(), email }),
    cells: nobody('taken'),
  },
  {
    name: 'leave',
    procedure: 'auth.logout',
    type: 'mutation',
    method: 'POST',
    path: () => '/auth/logout',
    body: () => ({}),
    cells: everybody,
    signsOut: true,
  },
  read('ask who they are', 'auth.me', '/auth/me', members),
  read('list where they are signed in', 'auth.sessions', '/auth/sessions', members),
  {
    name: "change the password, knowing the owner's",
    procedure: 'auth.changePassword',
    type: 'mutation',
    method: 'PUT',
    path: () => '/auth/password',
    body: () => ({ currentPassword: OWNERS_PASSWORD, newPassword: NEW_PASSWORD }),
    cells: owner('wrongPassword'),
  },
  {
    name: "end the owner's session",
    procedure: 'auth.endSession',
    type: 'mutation',
    method: 'DELETE',
    path: ({ sessionId }) => `/auth/sessions/${sessionId}`,
    ids: ({ sessionId }) => ({ id: sessionId }),
    cells: owner('noSession'),
  },
  {
    name: 'end the other sessions',
    procedure: 'auth.endOtherSessions',
    type: 'mutation',
    method: 'DELETE',
    path: () => '/auth/sessions',
    cells: members,
  },
  read('read the profile', 'profile.get', '/profile', members),
  {
    name: 'save the profile',
    procedure: 'profile.save',
    type: 'mutation',
    method: 'PUT',
    path: () => '/profile',
    body: () => ({ fullName: 'Zé Maria' }),
    cells: members,
  },
  {
    name: "show the owner's image",
    procedure: 'profile.setAvatar',
    type: 'mutation',
    method: 'PUT',
    path: () => '/profile/avatar',
    body: ({ imageURL }) => ({ imageURL }),
    cells: owner('noImage'),
  },
  {
    name: 'show no image',
    procedure: 'profile.removeAvatar',
    type: 'mutation',
    method: 'DELETE',
    path: () => '/profile/avatar',
    cells: members,
  },
  read('list the tokens', 'tokens.list', '/profile/tokens', members),
  {
    name: 'make a token',
    procedure: 'tokens.create',
    type: 'mutation',
    method: 'POST',
    path: () => '/profile/tokens',
    body: () => ({ name: 'Planilha', scopes: ['read'], days: 30 }),
    cells: members,
  },
  {
    name: 'make a token for administration',
    procedure: 'tokens.create',
    type: 'mutation',
    method: 'POST',
    path: () => '/profile/tokens',
    body: () => ({ name: 'Planilha', scopes: ['read', 'admin'], days: 30 }),
    cells: ['login', 'adminScope', 'adminScope', 'adminScope', 'adminScope', 'ok'],
  },
  {
    name: "revoke the owner's token",
    procedure: 'tokens.revoke',
    type: 'mutation',
    method: 'DELETE',
    path: ({ tokenId }) => `/profile/tokens/${tokenId}`,
    ids: ({ tokenId }) => ({ id: tokenId }),
    cells: owner('noToken'),
  },
  read('list the news', 'notifications.list', '/notifications', members),
  {
    name: "read up to the owner's news",
    procedure: 'notifications.read',
    type: 'mutation',
    method: 'POST',
    path: () => '/notifications/read',
    body: ({ notificationId }) => ({ upTo: notificationId }),
    cells: members,
  },
  {
    name: 'ask for an address for an image',
    procedure: 'uploads.image',
    type: 'mutation',
    method: 'POST',
    path: () => '/upload/image',
    body: () => ({}),
    cells: members,
  },
  {
    name: "confirm the professor's image",
    procedure: 'uploads.complete',
    type: 'mutation',
    method: 'PUT',
    path: () => '/upload/image/complete',
    body: ({ teachersImageURL }) => ({ imageURL: teachersImageURL }),
    cells: ['login', 'denied', 'denied', 'ok', 'noImage', 'noImage'],
  },
  {
    name: "show the professor's image in their course",
    procedure: 'uploads.complete',
    type: 'mutation',
    method: 'PUT',
    path: () => '/upload/image/complete',
    body: ({ teachersImageURL, courseId }) => ({ imageURL: teachersImageURL, courseId }),
    cells: ['login', 'denied', 'denied', 'ok', 'noImage', 'noImage'],
  },
  read('take their data', 'privacy.export', '/profile/export', members),
  {
    name: "delete the account, knowing the owner's password",
    procedure: 'privacy.erase',
    type: 'mutation',
    method: 'POST',
    path: () => '/profile/deletion',
    body: () => ({ password: OWNERS_PASSWORD }),
    cells: owner('wrongPassword'),
  },
];

let server: TestServer;
/** Who call wherever nobody is signed out by it. */
let standing: People<typeof callers>;
let people: typeof standing;
let teachers: Pick<World, 'teachersImageURL' | 'courseId'>;

/** An image that has come and is shown nowhere. */
const anImage = async (tx: Tx, { id: userId }: Viewer): Promise<string> => {
  const objectPath = pathOf(newName());
  await tx
    .insert(uploads)
    .values({ userId, objectPath, tokenHash: objectPath, receivedAt: new Date(), expiresAt: new Date() });
  return objectPath;
};

const anOwner = () => aStudent(server.db, { passwordHash });
const somePeople = async (): Promise<typeof standing> => {
  const { db } = server;
  return {
    student: await aStudent(db),
    owner: await anOwner(),
    professor: await aProfessor(db),
    colleague: await aProfessor(db),
    admin: await anAdmin(db),
  };
};

beforeAll(async () => {
  server = await startServer();
  const { db } = server;
  passwordHash = await hashPassword(OWNERS_PASSWORD);
  standing = await somePeople();
  const { professor } = standing;
  teachers = {
    teachersImageURL: await db.write(tx => anImage(tx, professor)),
    courseId: (await aCourse(db, professor)).id,
  };
});

const aWorld = async ({ signsOut }: Row): Promise<World> => {
  people = signsOut ? await somePeople() : { ...standing, owner: await anOwner() };
  const { owner } = people;
  const hash = hashOf(randomBytes(16).toString('hex'));
  const [userId, expiresAt] = [owner.id, new Date(Date.now() + DAY_MS)];
  return server.db.write(async tx => {
    await tx.insert(sessions).values({ id: hash, userId, expiresAt });
    const [news] = await tx
      .insert(notifications)
      .values({ userId, title: 'Olá', text: 'Bem-vindo', href: '/' })
      .returning({ id: notifications.id });
    const [token] = await tx
      .insert(accessTokens)
      .values({ userId, name: 'Planilha', hash, scopes: ['read'], expiresAt })
      .returning({ id: accessTokens.id });
    return {
      ...teachers,
      email: owner.email,
      sessionId: hash.slice(0, 16),
      tokenId: token!.id,
      notificationId: news!.id,
      imageURL: await anImage(tx, owner),
    };
  });
};

describe.each(rows)('$name ($procedure)', row =>
  testCells(row, row.cells, { callers, outcomes, school: () => ({ server, people }), aWorld: () => aWorld(row) }),
);
