/** The frame of the matrices about accounts: who calls, what they hear, and what belongs to the owner. */
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
import { COMMON_OUTCOMES, testCells, type CellsOf, type People, type Question } from './matrix.ts';
import { aCourse, anAdmin, aProfessor, aStudent } from '../../server/harness/school.ts';
import { startServer, type TestServer } from './server.ts';

import { DAY_MS } from '../../server/common/time.schema.ts';

/** The owner is a student; the professor has a course and an image, the colleague neither. */
const callers = ['anonymous', 'student', 'owner', 'professor', 'colleague', 'admin'] as const;

const outcomes = {
  ...COMMON_OUTCOMES,
  adminScope: { status: 403, message: 'Só administradores podem criar tokens de administração' },
  noCalendar: { status: 404, message: 'Este endereço de calendário não vale mais. Crie outro na academia.' },
  noImage: { status: 404, message: 'Imagem não encontrada' },
  noSession: { status: 404, message: 'Sessão não encontrada' },
  noToken: { status: 404, message: 'Token não encontrado' },
  notYours: { status: 401, message: 'Email ou senha incorretos' },
  taken: { status: 409, message: 'Este email já está cadastrado' },
  wrongPassword: { status: 400, message: 'Senha atual incorreta' },
} as const;
type Outcome = keyof typeof outcomes;
type Cells = CellsOf<typeof callers, Outcome>;

export const everybody: Cells = ['ok', 'ok', 'ok', 'ok', 'ok', 'ok'];
export const members: Cells = ['login', 'ok', 'ok', 'ok', 'ok', 'ok'];
export const nobody = (outcome: Outcome): Cells => [outcome, outcome, outcome, outcome, outcome, outcome];
export const owner = (refusal: Outcome): Cells => ['login', refusal, 'ok', refusal, refusal, refusal];

/** What belongs to the owner, who is a new one, and the professor's course and image. */
type World = {
  email: string | null;
  sessionId: string;
  tokenId: number;
  notificationId: number;
  imageURL: string;
  teachersImageURL: string;
  courseId: number;
};
export type Row = Question<World> & {
  name: string;
  cells: Cells;
  /** Whether who calls is signed out by it, so that each call needs others. */ signsOut?: true;
};

export const OWNERS_PASSWORD = 'dama-em-h5-f7';
export const NEW_PASSWORD = 'torre-na-setima';
let passwordHash: string;

export const read = (name: string, procedure: string, path: string, cells: Cells): Row => ({
  name,
  procedure,
  type: 'query',
  method: 'GET',
  path: () => path,
  cells,
});

let server: TestServer;
/** Who call wherever nobody is signed out by it. */
let standing: People<typeof callers>;
let people: typeof standing;
let teachers: Pick<World, 'teachersImageURL' | 'courseId'>;

/** An image that has come and is shown nowhere. */
const anImage = async (tx: Tx, { id: userId }: Viewer): Promise<string> => {
  const objectPath = pathOf(newName(), 'image');
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

const makeSchool = async (): Promise<void> => {
  server = await startServer();
  const { db } = server;
  passwordHash = await hashPassword(OWNERS_PASSWORD);
  standing = await somePeople();
  const { professor } = standing;
  teachers = {
    teachersImageURL: await db.write(tx => anImage(tx, professor)),
    courseId: (await aCourse(db, professor)).id,
  };
};

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

export const testAccounts = (rows: readonly Row[]): void => {
  beforeAll(makeSchool);

  describe.each(rows)('$name ($procedure)', row =>
    testCells(row, row.cells, { callers, outcomes, school: () => ({ server, people }), aWorld: () => aWorld(row) }),
  );
};
