/**
 * Who may do what with a class's assignments, its grades and its children's guardians' links: every procedure, for
 * every caller, over both protocols, in a class that goes on and in one that is archived.
 */
import { beforeAll, describe } from 'vitest';
import { assignments, assignmentWork } from '../../db/schema/assignments.ts';
import { addProfessor } from '../../server/features/classes/professors.service.ts';
import { makeLinks } from '../../server/features/guardians/guardians.service.ts';
import { anAdmin, aProfessor, aStudent } from '../../server/harness/school.ts';
import {
  always,
  at,
  byLink,
  callers,
  changing,
  DUE,
  handing,
  inClass,
  ofIt,
  outcomes,
  reading,
  type Row,
  staff,
  type State,
  type World,
} from '../support/assignments-matrix.ts';
import { aClassOf, archive } from '../support/class-room.ts';
import { testCells, type People } from '../support/matrix.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let people: People<typeof callers>;

const ofAna = (world: World) => ({ ...ofIt(world), userId: people.ana.id });

const rows: Row[] = [
  reading('assignments.ofClass', ({ classId }) => `/classes/${classId}/assignments`, inClass, staff('noClass')),
  reading('assignments.grades', ({ classId }) => `/classes/${classId}/grades`, inClass, staff('noClass')),
  reading(
    'assignments.puzzlesOfTheme',
    ({ classId }) => `/classes/${classId}/assignments/puzzles?theme=garfo`,
    world => ({ ...inClass(world), theme: 'garfo' }),
    staff('noClass'),
  ),
  reading('assignments.exportGrades', ({ classId }) => `/classes/${classId}/grades.csv`, inClass, staff('noClass')),
  reading('classMistakes.list', ({ classId }) => `/classes/${classId}/mistakes`, inClass, staff('noClass')),
  reading('assignments.results', world => at(world, '/results'), ofIt, staff('none')),
  reading('assignments.exportResults', world => at(world, '/results.csv'), ofIt, staff('none')),
  reading('assignments.difficult', world => at(world, '/difficult'), ofIt, staff('none')),
  reading('assignments.work', world => at(world, `/students/${people.ana.id}`), ofAna, staff('none')),
  {
    procedure: 'classMistakes.review',
    type: 'mutation',
    method: 'POST',
    path: ({ classId }) => `/classes/${classId}/mistakes/reviews`,
    ids: inClass,
    cells: changing('noClass'),
  },
  {
    procedure: 'assignments.list',
    type: 'query',
    method: 'GET',
    path: () => '/assignments',
    cells: always(['login', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok']),
  },
  {
    procedure: 'assignments.get',
    type: 'query',
    method: 'GET',
    path: world => at(world),
    ids: ofIt,
    cells: always(['login', 'ok', 'none', 'ok', 'ok', 'none', 'ok']),
  },
  {
    procedure: 'assignments.create',
    type: 'mutation',
    method: 'POST',
    path: ({ classId }) => `/classes/${classId}/assignments`,
    ids: inClass,
    body: () => ({ title: 'Redação', kind: 'text', dueAt: DUE, points: 10 }),
    cells: changing('noClass'),
  },
  {
    procedure: 'assignments.update',
    type: 'mutation',
    method: 'PUT',
    path: world => at(world),
    ids: ofIt,
    body: () => ({ closed: true }),
    cells: changing('none'),
  },
  {
    procedure: 'assignments.copy',
    type: 'mutation',
    method: 'POST',
    path: world => at(world, '/copy'),
    ids: ofIt,
    body: world => ({ classId: world.classId, dueAt: DUE }),
    cells: changing('none'),
  },
  {
    procedure: 'assignments.remove',
    type: 'mutation',
    method: 'DELETE',
    path: world => at(world),
    ids: ofIt,
    cells: { open: staff('none', 'worked'), archived: staff('none', 'archived') },
  },
  {
    procedure: 'assignments.mark',
    type: 'mutation',
    method: 'PUT',
    path: world => at(world, `/students/${people.ana.id}`),
    ids: ofAna,
    body: () => ({ comment: 'Muito bem!', points: 9 }),
    cells: changing('none'),
  },
  handing('assignments.handIn', '/hand-in', { text: 'Joguei e4.' }),
  handing('assignments.workFile', '/hand-in/file', { kind: 'pgn', name: 'partida.pgn', size: 20 }),
  reading('guardians.digests', ({ classId }) => `/classes/${classId}/digests`, inClass, staff('noClass')),
  reading('guardians.links', ({ classId }) => `/classes/${classId}/guardian-links`, inClass, staff('noClass')),
  {
    procedure: 'guardians.makeLinks',
    type: 'mutation',
    method: 'POST',
    path: ({ classId }) => `/classes/${classId}/guardian-links`,
    ids: inClass,
    body: () => ({ userIds: [people.ana.id] }),
    cells: changing('noClass'),
  },
  {
    procedure: 'guardians.revokeLink',
    type: 'mutation',
    method: 'DELETE',
    path: ({ classId }) => `/classes/${classId}/guardian-links/${people.ana.id}`,
    ids: world => ({ ...inClass(world), userId: people.ana.id }),
    cells: changing('noClass'),
  },
  reading('guardians.sheets', ({ classId }) => `/classes/${classId}/report-sheets`, inClass, staff('noClass')),
  {
    procedure: 'guardians.saveWords',
    type: 'mutation',
    method: 'PUT',
    path: ({ classId }) => `/classes/${classId}/report-sheets/${people.ana.id}`,
    ids: world => ({ ...inClass(world), userId: people.ana.id }),
    body: () => ({ words: 'Joga bem.' }),
    cells: changing('noClass'),
  },
  byLink('guardians.page', 'POST', '/guardians/page', ({ secret }) => ({ secret }), 'ok'),
  byLink('guardians.setMail', 'PUT', '/guardians/mail', ({ secret }) => ({ secret, email: null }), 'ok'),
  byLink(
    'guardians.answerMail',
    'POST',
    '/guardians/mail/answer',
    ({ secret }) => ({ token: secret, wanted: true }),
    'ended',
  ),
];

const aWorld = async (state: State): Promise<World> => {
  const { db } = server;
  const classId = await aClassOf(db, people.professor, [people.ana]);
  await addProfessor(db, people.professor, classId, { userId: people.co.id });
  const now = new Date();
  const values = { classId, creatorId: people.professor.id, title: 'Redação', kind: 'text' as const };
  const [made] = await db.write(tx =>
    tx
      .insert(assignments)
      .values({ ...values, points: 10, weight: 1, opensAt: now, dueAt: new Date(DUE) })
      .returning({ id: assignments.id }),
  );
  const assignmentId = made!.id;
  const handedIn = { assignmentId, userId: people.ana.id, text: 'e4', handedInAt: now, updatedAt: now };
  await db.write(tx => tx.insert(assignmentWork).values(handedIn));
  const [link] = await makeLinks(db, people.professor, classId, [people.ana.id]);
  if (state === 'archived') await archive(db, classId);
  return { classId, assignmentId, secret: link!.path.split('#')[1]! };
};

beforeAll(async () => {
  server = await startServer();
  const { db } = server;
  people = {
    ana: await aStudent(db),
    stranger: await aStudent(db),
    professor: await aProfessor(db),
    co: await aProfessor(db),
    colleague: await aProfessor(db),
    admin: await anAdmin(db),
  };
  await aClassOf(db, people.colleague, [people.stranger]);
});

describe.each(rows)('$procedure', row => {
  describe.each(['open', 'archived'] as const)('%s', state =>
    testCells(row, row.cells[state], {
      callers,
      outcomes,
      school: () => ({ server, people }),
      aWorld: () => aWorld(state),
    }),
  );
});
