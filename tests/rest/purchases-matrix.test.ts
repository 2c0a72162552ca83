/** Who asks guardians for a purchase and who answers: every procedure, for every caller, over both protocols. */
import { beforeAll, describe } from 'vitest';
import { purchaseRequests } from '../../db/schema/guardians.ts';
import { makeLinks } from '../../server/features/guardians/guardians.service.ts';
import { ask, setApproval } from '../../server/features/guardians/purchases.service.ts';
import { anAdmin, aProfessor, aStudent } from '../../server/harness/school.ts';
import { aClassOf } from '../support/class-room.ts';
import { COMMON_OUTCOMES, testCells, type CellsOf, type People, type Question } from '../support/matrix.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { aKey, anItem, giveCoins } from '../support/store.ts';

const callers = ['anonymous', 'ana', 'stranger', 'professor', 'admin'] as const;

const outcomes = {
  ...COMMON_OUTCOMES,
  noRequest: { status: 404, message: 'Pedido não encontrado' },
  notNeeded: { status: 409, message: 'Suas compras não precisam da aprovação de ninguém' },
} as const;
type Cells = CellsOf<typeof callers, keyof typeof outcomes>;

/** Ana's guardians want her purchases to wait for them, and one does. */
type World = { secret: string; itemId: number; requestId: number };
type Row = Question<World> & { cells: Cells };

const rows: Row[] = [
  {
    procedure: 'guardians.answerPurchase',
    type: 'mutation',
    method: 'POST',
    path: ({ requestId }) => `/guardians/purchases/${requestId}`,
    ids: ({ requestId }) => ({ requestId }),
    body: ({ secret }) => ({ secret, approve: true }),
    cells: ['ok', 'ok', 'ok', 'ok', 'ok'],
  },
  {
    procedure: 'guardians.setApproval',
    type: 'mutation',
    method: 'PUT',
    path: () => '/guardians/approval',
    body: ({ secret }) => ({ secret, approves: false }),
    cells: ['ok', 'ok', 'ok', 'ok', 'ok'],
  },
  {
    procedure: 'guardians.requests',
    type: 'query',
    method: 'GET',
    path: () => '/purchase-requests',
    ids: () => ({}),
    cells: ['login', 'ok', 'ok', 'denied', 'denied'],
  },
  {
    procedure: 'guardians.ask',
    type: 'mutation',
    method: 'POST',
    path: () => '/purchase-requests',
    body: ({ itemId }) => ({ kind: 'order', id: itemId, clientKey: aKey() }),
    cells: ['login', 'ok', 'notNeeded', 'denied', 'denied'],
  },
  {
    procedure: 'guardians.withdraw',
    type: 'mutation',
    method: 'DELETE',
    path: ({ requestId }) => `/purchase-requests/${requestId}`,
    ids: ({ requestId }) => ({ requestId }),
    cells: ['login', 'ok', 'noRequest', 'denied', 'denied'],
  },
];

let server: TestServer;
let people: People<typeof callers>;
let classId: number;

const aWorld = async (): Promise<World> => {
  const { db } = server;
  const [link] = await makeLinks(db, people.professor, classId, [people.ana.id]);
  const secret = link!.path.split('#')[1]!;
  const itemId = await anItem(db, { price: 5 });
  await giveCoins(db, people.ana.id, 10);
  await setApproval(db, { secret, approves: true });
  await db.write(tx => tx.delete(purchaseRequests));
  const { id: requestId } = await ask(db, people.ana, { kind: 'order', id: itemId, clientKey: aKey() });
  return { secret, itemId, requestId };
};

beforeAll(async () => {
  server = await startServer();
  const { db } = server;
  people = {
    ana: await aStudent(db),
    stranger: await aStudent(db),
    professor: await aProfessor(db),
    admin: await anAdmin(db),
  };
  classId = await aClassOf(db, people.professor, [people.ana]);
});

describe.each(rows)('$procedure', row =>
  testCells(row, row.cells, { callers, outcomes, school: () => ({ server, people }), aWorld }),
);
