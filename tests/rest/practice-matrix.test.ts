/**
 * Who may do what with games, puzzles, the engine and missions: every procedure, for every caller, over both protocols.
 */
import { beforeAll, describe } from 'vitest';
import { enrollments } from '../../db/schema/progress.ts';
import { beatEngine } from '../support/held-games.ts';
import { createPool } from '../../server/engine/pool.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { SaveGameInput } from '../../server/features/games/games.schema.ts';
import { commentGame, saveGame } from '../../server/features/games/games.service.ts';
import { scriptedProcess } from '../support/engine.ts';
import { COMMON_OUTCOMES, testCells, type CellsOf, type People, type Question } from '../support/matrix.ts';
import { aPuzzle, RIGHT } from '../support/puzzles.ts';
import { aCourse, anAdmin, aProfessor, aStudent, type MadeCourse } from '../../server/harness/school.ts';
import { startServer, type TestServer } from '../support/server.ts';

/** The teacher and the colleague teach the player, the professor does not. */
const callers = ['anonymous', 'student', 'player', 'professor', 'teacher', 'colleague', 'admin'] as const;

const outcomes = {
  ...COMMON_OUTCOMES,
  noComment: { status: 404, message: 'Comentário não encontrado' },
  noGame: { status: 404, message: 'Partida não encontrada' },
  noMission: { status: 404, message: 'Missão não encontrada' },
  noPuzzle: { status: 404, message: 'Problema não encontrado' },
  unfinished: { status: 409, message: 'Missão ainda não concluída' },
} as const;
type Outcome = keyof typeof outcomes;
type Cells = CellsOf<typeof callers, Outcome>;

const members: Cells = ['login', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok'];
const students: Cells = ['login', 'ok', 'ok', 'denied', 'denied', 'denied', 'denied'];
const staff: Cells = ['login', 'denied', 'denied', 'ok', 'ok', 'ok', 'ok'];
const forMembers = (outcome: Outcome): Cells => ['login', outcome, outcome, outcome, outcome, outcome, outcome];

/** A game of the player's with a new comment by the teacher, one that the teacher played, and a puzzle. */
type World = { gameId: number; commentId: number; teachersGameId: number; puzzleId: number };
type Row = Question<World> & {
  name: string;
  cells: Cells;
  /** Whether it is about what students have done and claimed, so that each call needs new ones. */ ofToday?: true;
};

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const A_GAME = {
  mode: 'practice',
  timeControl: 600,
  difficulty: 'facil',
  pgn: '1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7#',
  result: '1-0',
};

const read = (name: string, procedure: string, path: string, cells: Cells, ids?: () => object): Row => ({
  name,
  procedure,
  type: 'query',
  method: 'GET',
  path: () => path,
  ...(ids && { ids }),
  cells,
});
const ofGame = (name: string, whose: 'gameId' | 'teachersGameId', cells: Cells): Row => ({
  name,
  procedure: 'games.get',
  type: 'query',
  method: 'GET',
  path: world => `/chess/games/${world[whose]}`,
  ids: world => ({ gameId: world[whose] }),
  cells,
});
const comment = (name: string, whose: 'gameId' | 'teachersGameId', cells: Cells): Row => ({
  name,
  procedure: 'games.comment',
  type: 'mutation',
  method: 'POST',
  path: world => `/chess/games/${world[whose]}/comments`,
  ids: world => ({ gameId: world[whose] }),
  body: () => ({ ply: 3, text: 'Boa ideia' }),
  cells,
});
const atPuzzle = (name: string, procedure: string, end: string, body: object): Row => ({
  name,
  procedure,
  type: 'mutation',
  method: 'POST',
  path: ({ puzzleId }) => `/puzzles/${puzzleId}/${end}`,
  ids: ({ puzzleId }) => ({ id: puzzleId }),
  body: () => body,
  cells: members,
});
const mission = (name: string, id: string, cells: Cells): Row => ({
  name,
  procedure: 'missions.claim',
  type: 'mutation',
  method: 'POST',
  path: () => `/missions/${id}/claim`,
  ids: () => ({ id }),
  body: () => ({}),
  cells,
  ofToday: true,
});

const rows: Row[] = [
  {
    name: 'ask the engine for a move',
    procedure: 'chess.aiMove',
    type: 'mutation',
    method: 'POST',
    path: () => '/chess/ai-move',
    body: () => ({ difficulty: 'facil', fen: START }),
    cells: members,
  },
  {
    name: 'have a position explained',
    procedure: 'chess.analyze',
    type: 'mutation',
    method: 'POST',
    path: () => '/chess/analyze',
    body: () => ({ fen: START }),
    cells: members,
  },
  {
    name: 'keep a game',
    procedure: 'games.save',
    type: 'mutation',
    method: 'POST',
    path: () => '/chess/games',
    body: () => A_GAME,
    cells: members,
  },
  read('list own games', 'games.own', '/chess/games', members, () => ({})),
  ofGame("read the player's game", 'gameId', ['login', 'noGame', 'ok', 'noGame', 'ok', 'ok', 'ok']),
  ofGame("read the teacher's game", 'teachersGameId', ['login', 'noGame', 'noGame', 'noGame', 'ok', 'noGame', 'ok']),
  read("list students' games", 'games.ofStudents', '/chess/students/games', staff, () => ({})),
  comment("comment the player's game", 'gameId', ['login', 'denied', 'denied', 'noGame', 'ok', 'ok', 'ok']),
  comment("comment the teacher's game", 'teachersGameId', [
    'login',
    'denied',
    'denied',
    'noGame',
    'denied',
    'noGame',
    'ok',
  ]),
  {
    name: "delete the teacher's comment",
    procedure: 'games.deleteComment',
    type: 'mutation',
    method: 'DELETE',
    path: ({ commentId }) => `/chess/comments/${commentId}`,
    ids: ({ commentId }) => ({ commentId }),
    cells: ['login', 'denied', 'denied', 'noComment', 'ok', 'denied', 'ok'],
  },
  read('look at the ranking', 'games.ranking', '/chess/ranking', members, () => ({})),
  read('list the puzzles', 'puzzles.list', '/puzzles', members, () => ({})),
  read('ask for the next puzzle', 'puzzles.next', '/puzzles/next', members, () => ({})),
  {
    name: 'read a puzzle',
    procedure: 'puzzles.get',
    type: 'query',
    method: 'GET',
    path: ({ puzzleId }) => `/puzzles/${puzzleId}`,
    ids: ({ puzzleId }) => ({ id: puzzleId }),
    cells: members,
  },
  read('read a puzzle that is none', 'puzzles.get', '/puzzles/999999', forMembers('noPuzzle'), () => ({ id: 999_999 })),
  {
    ...atPuzzle('say how one plays', 'puzzles.chooseLevel', 'level', { level: 'iniciante' }),
    method: 'PUT',
    path: () => '/puzzles/level',
    ids: () => ({}),
  },
  atPuzzle('try a puzzle', 'puzzles.attempt', 'attempts', { moves: RIGHT }),
  atPuzzle('take a hint', 'puzzles.hint', 'hint', {}),
  atPuzzle('see the solution', 'puzzles.solution', 'solution', {}),
  read('list the missions', 'missions.list', '/missions', students),
  read('see how they stand', 'missions.summary', '/missions/summary', students),
  read('list the achievements', 'missions.achievements', '/missions/achievements', students),
  read('list what they did', 'missions.activity', '/missions/activity', students),
  read('look at the week', 'missions.week', '/missions/week', students),
  read("look at the week's ranking", 'missions.ranking', '/missions/ranking', students),
  mission('claim what the player has completed', 'presenca', [
    'login',
    'unfinished',
    'ok',
    'denied',
    'denied',
    'denied',
    'denied',
  ]),
  mission('claim a mission that is none', 'nenhuma', [
    'login',
    'noMission',
    'noMission',
    'denied',
    'denied',
    'denied',
    'denied',
  ]),
];

let server: TestServer;
let people: People<typeof callers>;
let taught: MadeCourse[];
let things: Omit<World, 'commentId'>;

const aGame = async (viewer: Viewer): Promise<number> =>
  (await saveGame(server.db, viewer, SaveGameInput.parse(A_GAME))).id;

/** A student who has done nothing yet, and a player who has played. */
const someStudents = async () => {
  const { db } = server;
  const [student, player] = [await aStudent(db), await aStudent(db)];
  await db.write(tx => tx.insert(enrollments).values(taught.map(({ id }) => ({ studentId: player.id, courseId: id }))));
  await beatEngine(db, player);
  return { student, player, gameId: await aGame(player) };
};

beforeAll(async () => {
  server = await startServer({}, createPool({ start: () => scriptedProcess(), size: 1 }));
  const { db } = server;
  const staffOfSchool = {
    professor: await aProfessor(db),
    teacher: await aProfessor(db),
    colleague: await aProfessor(db),
    admin: await anAdmin(db),
  };
  taught = [await aCourse(db, staffOfSchool.teacher), await aCourse(db, staffOfSchool.colleague)];
  const { gameId, ...students } = await someStudents();
  people = { ...staffOfSchool, ...students };
  things = { gameId, teachersGameId: await aGame(people.teacher), puzzleId: (await aPuzzle(db)).id };
});

const aWorld = async ({ ofToday }: Row): Promise<World> => {
  if (ofToday) {
    const { gameId, ...students } = await someStudents();
    people = { ...people, ...students };
    things = { ...things, gameId };
  }
  const { id: commentId } = await commentGame(server.db, people.teacher, {
    gameId: things.gameId,
    ply: 1,
    text: 'Bom começo',
  });
  return { ...things, commentId };
};

describe.each(rows)('$name ($procedure)', row =>
  testCells(row, row.cells, { callers, outcomes, school: () => ({ server, people }), aWorld: () => aWorld(row) }),
);
