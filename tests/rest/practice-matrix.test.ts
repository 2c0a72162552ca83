/**
 * Who may do what with games, puzzles, the engine and missions: every procedure, for every caller, over both protocols.
 */
import { beforeAll, describe } from 'vitest';
import { enrollments } from '../../db/schema/progress.ts';
import { beatEngine } from '../support/held-games.ts';
import { createPool } from '../../server/engine/pool.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { askForReview } from '../../server/features/game-reviews/game-reviews.service.ts';
import { SaveGameInput } from '../../server/features/games/games.schema.ts';
import { commentGame, saveGame } from '../../server/features/games/games.service.ts';
import { scriptedProcess } from '../support/engine.ts';
import { createLocalLive } from '../../server/live/local.ts';
import { testCells, type People } from '../support/matrix.ts';
import {
  callers,
  outcomes,
  members,
  students,
  staff,
  forMembers,
  read,
  ofGame,
  comment,
  review,
  ofReviews,
  ofEndings,
  ofRepertoires,
  atPuzzle,
  mission,
  type World,
  type Row,
} from '../support/practice-matrix.ts';
import { aPuzzle, RIGHT } from '../support/puzzles.ts';
import { aCourse, anAdmin, aProfessor, aStudent, type MadeCourse } from '../../server/harness/school.ts';
import { startServer, type TestServer } from '../support/server.ts';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const A_GAME = {
  mode: 'practice',
  timeControl: 600,
  difficulty: 'facil',
  pgn: '1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7#',
  result: '1-0',
};

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
  read('count the puzzles that are due', 'puzzles.due', '/puzzles/due', members),
  read('count all that is due', 'training.due', '/training/due', members),
  read('list the chapters that are due', 'chapters.due', '/chapters/due', students),
  read('list own mistakes', 'mistakes.list', '/mistakes', members, () => ({})),
  ...ofReviews,
  ...ofEndings,
  ...ofRepertoires,
  read('see how one does by theme', 'puzzles.progress', '/puzzles/progress', members),
  read('list own games', 'games.own', '/chess/games', members, () => ({})),
  ofGame("read the player's game", 'gameId', ['login', 'noGame', 'ok', 'noGame', 'ok', 'ok', 'ok']),
  review("have the player's game reviewed", 'mutation', 'gameId', [
    'login',
    'noGame',
    'ok',
    'noGame',
    'ok',
    'ok',
    'ok',
  ]),
  review("have the teacher's game reviewed", 'mutation', 'teachersGameId', [
    'login',
    'noGame',
    'noGame',
    'noGame',
    'ok',
    'noGame',
    'ok',
  ]),
  review("read the player's review", 'query', 'gameId', ['login', 'noGame', 'ok', 'noGame', 'ok', 'ok', 'ok']),
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
  read('print a sheet of puzzles', 'puzzles.sheet', '/puzzles/sheet', staff, () => ({})),
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
  await askForReview({ db: server.db, live: createLocalLive() }, people.teacher, things.gameId);
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
