/** Who may do what with a tournament of a class or course: every procedure, for every caller, meanwhile and after. */
import { beforeAll, describe } from 'vitest';
import {
  NewClassTournament,
  NewCourseTournament,
} from '../../server/features/class-tournaments/class-tournaments.schema.ts';
import { createTournament } from '../../server/features/class-tournaments/class-tournaments.service.ts';
import { finishTournament } from '../../server/features/class-tournaments/leading.service.ts';
import { createClass } from '../../server/features/classes/classes.service.ts';
import { putInClass } from '../../server/features/classes/students.service.ts';
import { enrol } from '../../server/features/enrollments/enrollments.service.ts';
import { aCourse, anAdmin, aProfessor, aStudent } from '../../server/harness/school.ts';
import { COMMON_OUTCOMES, testCells, type CellsOf, type People, type Question } from '../support/matrix.ts';
import { startServer, type TestServer } from '../support/server.ts';

/** A student and a professor who are not in the class; one of its students, its professor. So of the course. */
const callers = ['anonymous', 'stranger', 'player', 'other', 'maker', 'admin'] as const;

const outcomes = {
  ...COMMON_OUTCOMES,
  noClass: { status: 404, message: 'Turma não encontrada' },
  none: { status: 404, message: 'Torneio não encontrado' },
  noBoard: { status: 404, message: 'Mesa não encontrada' },
  over: { status: 409, message: 'Este torneio terminou: lê-se tudo, nada muda.' },
} as const;
type Outcome = keyof typeof outcomes;
type Cells = CellsOf<typeof callers, Outcome>;

const leaders = (leader: Outcome): Cells => ['login', 'denied', 'denied', 'none', leader, leader];
const readers: Cells = ['login', 'none', 'ok', 'none', 'ok', 'ok'];

type World = { classId: number; courseId: number; tournamentId: number; userId: number };
type Row = Question<World> & { open: Cells; over: Cells };

const always = (cells: Cells) => ({ open: cells, over: cells });
const changes = (leader: Outcome = 'ok') => ({ open: leaders(leader), over: leaders('over') });
const inCourse = ({ courseId }: World) => ({ courseId });
const onCourse: Cells = ['login', 'denied', 'denied', 'denied', 'ok', 'ok'];
const inClass = ({ classId }: World) => ({ classId });
const ofTournament = ({ tournamentId }: World) => ({ tournamentId });
const at =
  (rest = '') =>
  ({ tournamentId }: World): string =>
    `/class-tournaments/${tournamentId}${rest}`;
const reads = { type: 'query', method: 'GET' } as const;
const posts = { type: 'mutation', method: 'POST' } as const;
const puts = { type: 'mutation', method: 'PUT' } as const;

const rows: Row[] = [
  {
    procedure: 'classTournaments.mine',
    ...reads,
    path: () => '/class-tournaments',
    ids: () => ({}),
    ...always(['login', 'ok', 'ok', 'ok', 'ok', 'ok']),
  },
  {
    procedure: 'classTournaments.ofClass',
    ...reads,
    path: ({ classId }) => `/classes/${classId}/tournaments`,
    ids: inClass,
    ...always(['login', 'noClass', 'ok', 'noClass', 'ok', 'ok']),
  },
  {
    procedure: 'classTournaments.create',
    ...posts,
    path: ({ classId }) => `/classes/${classId}/tournaments`,
    ids: inClass,
    body: () => ({ name: 'Copa', format: 'round_robin', base: 600 }),
    ...always(['login', 'denied', 'denied', 'noClass', 'ok', 'ok']),
  },
  {
    procedure: 'classTournaments.importReport',
    ...posts,
    path: ({ classId }) => `/classes/${classId}/tournaments/import`,
    ids: inClass,
    body: () => ({ report: '001', dryRun: true }),
    ...always(['login', 'denied', 'denied', 'noClass', 'ok', 'ok']),
  },
  {
    procedure: 'classTournaments.ofCourse',
    ...reads,
    path: ({ courseId }) => `/courses/${courseId}/tournaments`,
    ids: inCourse,
    ...always(onCourse),
  },
  {
    procedure: 'classTournaments.candidates',
    ...reads,
    path: ({ courseId }) => `/courses/${courseId}/tournaments/candidates`,
    ids: inCourse,
    ...always(onCourse),
  },
  {
    procedure: 'classTournaments.createForCourse',
    ...posts,
    path: ({ courseId }) => `/courses/${courseId}/tournaments`,
    ids: inCourse,
    body: () => ({ name: 'Copa', format: 'round_robin', base: 600 }),
    ...always(onCourse),
  },
  {
    procedure: 'classTournaments.importForCourse',
    ...posts,
    path: ({ courseId }) => `/courses/${courseId}/tournaments/import`,
    ids: inCourse,
    body: () => ({ report: '001', dryRun: true }),
    ...always(onCourse),
  },
  { procedure: 'classTournaments.get', ...reads, path: at(), ids: ofTournament, ...always(readers) },
  {
    procedure: 'classTournaments.pairRound',
    ...posts,
    path: at('/rounds'),
    ids: ofTournament,
    body: () => ({ round: 1 }),
    ...changes(),
  },
  {
    procedure: 'classTournaments.writeResult',
    ...puts,
    path: at('/games/999999'),
    ids: ({ tournamentId }) => ({ tournamentId, gameId: 999_999 }),
    body: () => ({ result: '1-0' }),
    ...changes('noBoard'),
  },
  {
    procedure: 'classTournaments.markPresence',
    ...puts,
    path: world => at(`/players/${world.userId}`)(world),
    ids: ({ tournamentId, userId }) => ({ tournamentId, userId }),
    body: () => ({ presence: 'absent' }),
    // Of an arena players may say it of themselves: so a stranger is told that there is none.
    open: ['login', 'none', 'denied', 'none', 'ok', 'ok'],
    over: ['login', 'none', 'denied', 'none', 'over', 'over'],
  },
  { procedure: 'classTournaments.finish', ...posts, path: at('/finish'), ids: ofTournament, ...changes() },
  {
    procedure: 'classTournaments.report',
    ...reads,
    path: at('/report'),
    ids: ofTournament,
    ...always(leaders('ok')),
  },
];

let server: TestServer;
let people: People<typeof callers>;

beforeAll(async () => {
  server = await startServer();
  const { db } = server;
  const [stranger, player] = [await aStudent(db), await aStudent(db)];
  people = { stranger, player, other: await aProfessor(db), maker: await aProfessor(db), admin: await anAdmin(db) };
});

/** A tournament of a class or of a course, whose only students are two. */
const aWorld = async (of: 'class' | 'course', isOver: boolean): Promise<World> => {
  const { db } = server;
  const { maker, player } = people;
  const { id: classId } = await createClass(db, maker, { name: '6º A', schoolYear: '2026' });
  const { id: courseId } = await aCourse(db, maker, [{}]);
  const second = await aStudent(db);
  await db.write(tx => putInClass(tx, classId, [player.id, second.id], new Date()));
  for (const student of [player, second]) await enrol(db, student, courseId);
  const plan = { name: 'Copa', format: 'swiss', base: 600, overBoard: true };
  const input =
    of === 'class' ? NewClassTournament.parse({ classId, ...plan }) : NewCourseTournament.parse({ courseId, ...plan });
  const { id: tournamentId } = await createTournament(db, maker, input);
  if (isOver) await finishTournament({ db }, maker, tournamentId);
  return { classId, courseId, tournamentId, userId: player.id };
};

const asks = { callers, outcomes, school: () => ({ server, people }) };
describe.each(rows)('$procedure', ({ open, over, ...question }) => {
  describe('of one that goes on', () => testCells(question, open, { ...asks, aWorld: () => aWorld('class', false) }));
  describe('of one that is over', () => testCells(question, over, { ...asks, aWorld: () => aWorld('class', true) }));
});

/** What is asked of a tournament itself. */
const ofOne = rows.filter(({ ids }) => ids !== inClass && ids !== inCourse);
describe.each(ofOne)('$procedure of a course', ({ open, ...question }) => {
  testCells(question, open, { ...asks, aWorld: () => aWorld('course', false) });
});
