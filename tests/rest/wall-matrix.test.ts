/** Who may do what on the wall of a class: while it goes on, with a closed announcement, and when it is archived. */
import { beforeAll, describe } from 'vitest';
import { updateClass } from '../../server/features/classes/classes.service.ts';
import { writeComment } from '../../server/features/classes/comments.service.ts';
import { addProfessor } from '../../server/features/classes/professors.service.ts';
import { changePost, writePost } from '../../server/features/classes/wall.service.ts';
import { anAdmin, aProfessor, aStudent } from '../../server/harness/school.ts';
import { aClassOf } from '../support/class-room.ts';
import {
  always,
  at,
  callers,
  changes,
  deletes,
  inClass,
  outcomes,
  posts,
  puts,
  readers,
  reads,
  teachers,
  type Cells,
} from '../support/class-matrix.ts';
import { testCells, type People, type Question } from '../support/matrix.ts';
import { startServer, type TestServer } from '../support/server.ts';

type World = { classId: number; postId: number; childsId: number; professorsId: number };
type Row = Question<World> & { active: Cells; closed: Cells; archived: Cells };

const ofPost = ({ classId, postId }: World) => ({ classId, postId });
const atPost = (rest: (world: World) => string) => (world: World) => at(`/posts/${world.postId}${rest(world)}`)(world);
const post = atPost(() => '');
const comments = atPost(() => '/comments');
const read = { ...always(readers), closed: readers };
const change = { ...changes, closed: teachers('ok') };
const shutFor = (child: 'shut' | 'ok' | 'closed' | 'denied', teacher: 'shut' | 'ok'): Cells => [
  'login',
  'none',
  child,
  'none',
  teacher,
  teacher,
  teacher,
];

const rows: Row[] = [
  { procedure: 'classes.posts', ...reads, path: at('/posts'), ids: inClass, ...read },
  {
    procedure: 'classes.writePost',
    ...posts,
    path: at('/posts'),
    ids: inClass,
    body: () => ({ text: 'Tragam o livro', commentsOpen: true }),
    ...change,
  },
  {
    procedure: 'classes.updatePost',
    ...puts,
    path: post,
    ids: ofPost,
    body: () => ({ commentsOpen: false }),
    ...change,
  },
  { procedure: 'classes.removePost', ...deletes, path: post, ids: ofPost, ...change },
  { procedure: 'classes.comments', ...reads, path: comments, ids: ofPost, ...read },
  {
    procedure: 'classes.comment',
    ...posts,
    path: comments,
    ids: ofPost,
    body: () => ({ text: 'Vou levar!' }),
    active: shutFor('ok', 'ok'),
    closed: shutFor('closed', 'ok'),
    archived: shutFor('shut', 'shut'),
  },
  {
    procedure: 'classes.removeComment',
    ...deletes,
    path: atPost(({ childsId }) => `/comments/${childsId}`),
    ids: world => ({ ...ofPost(world), commentId: world.childsId }),
    active: shutFor('ok', 'ok'),
    closed: shutFor('ok', 'ok'),
    archived: shutFor('shut', 'shut'),
  },
  {
    procedure: 'classes.removeComment',
    ...deletes,
    path: atPost(({ professorsId }) => `/comments/${professorsId}`),
    ids: world => ({ ...ofPost(world), commentId: world.professorsId }),
    active: shutFor('denied', 'ok'),
    closed: shutFor('denied', 'ok'),
    archived: shutFor('shut', 'shut'),
  },
];

let server: TestServer;
let people: People<typeof callers>;

beforeAll(async () => {
  server = await startServer();
  const { db } = server;
  const [maker, other, stranger] = [await aProfessor(db), await aProfessor(db), await aStudent(db)];
  await aClassOf(db, other, [stranger]);
  people = { stranger, child: await aStudent(db), other, co: await aProfessor(db), maker, admin: await anAdmin(db) };
});

const aWorld = async (state: 'active' | 'closed' | 'archived'): Promise<World> => {
  const { db } = server;
  const { maker, co, child } = people;
  const classId = await aClassOf(db, maker, [child]);
  await addProfessor(db, maker, classId, { userId: co.id });
  const { id: postId } = await writePost(db, maker, { classId, text: 'Olá', commentsOpen: true });
  const { id: childsId } = await writeComment(db, child, { classId, postId, text: 'Oi!' });
  const { id: professorsId } = await writeComment(db, co, { classId, postId, text: 'Oi, turma!' });
  if (state === 'closed') await changePost(db, maker, { classId, postId, commentsOpen: false });
  if (state === 'archived') await updateClass(db, maker, { classId, archived: true });
  return { classId, postId, childsId, professorsId };
};

const asks = { callers, outcomes, school: () => ({ server, people }) };
describe.each(rows)('$procedure', ({ active, closed, archived, ...question }) => {
  describe('of an open announcement', () => testCells(question, active, { ...asks, aWorld: () => aWorld('active') }));
  describe('of a closed one', () => testCells(question, closed, { ...asks, aWorld: () => aWorld('closed') }));
  describe('of an archived class', () => testCells(question, archived, { ...asks, aWorld: () => aWorld('archived') }));
});
