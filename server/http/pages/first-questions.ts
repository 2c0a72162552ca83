import type { FirstAnswer } from '../../common/first-data.schema.ts';
import type { Viewer } from '../../common/viewer.ts';

export type Question = Omit<FirstAnswer, 'data'>;
type Role = Viewer['role'];
type Asking = Pick<Viewer, 'role' | 'awaitingApproval'>;
type ByRole = Partial<Record<Role, readonly Question[]>>;

const all = (...procedures: string[]): Question[] => procedures.map(procedure => ({ procedure }));

/** The same object as the hooks': it is a part of the key under which the browser keeps the answer. */
const OWN_COURSES: Question = { procedure: 'courses.professor', input: {} };
const CATALOGUE: Question = { procedure: 'courses.list', input: { page: 1 }, pages: {} };
const PRACTICE_GAMES: Question = { procedure: 'games.own', input: { page: 1, mode: 'practice' } };

/** This week, by the same object as the hook's. */
const THIS_WEEK: Question = { procedure: 'calendar.week', input: {} };
const CALENDAR = [THIS_WEEK, ...all('calendar.address')];

const OPEN_MATCHES: Question = { procedure: 'matches.list', input: { status: 'playing' } };
const PRACTICE = [OPEN_MATCHES, PRACTICE_GAMES];

/** Above what the screen has for everybody, which would move when they came later. */
const OWN_TOURNAMENTS: Question[] = [{ procedure: 'classTournaments.mine', input: { page: 1 } }];
const TRAINING = all('training.due', 'puzzles.progress');

const DASHBOARD: ByRole = {
  student: [
    THIS_WEEK,
    ...all(
      'enrollments.list',
      'assignments.list',
      'liveLessons.mine',
      'training.due',
      'missions.list',
      'missions.week',
      'missions.activity',
      'missions.ranking',
      'bookings.upcoming',
    ),
  ],
  professor: [OWN_COURSES, THIS_WEEK, ...all('professor.statistics')],
  admin: [
    OWN_COURSES,
    ...all('professor.statistics'),
    { procedure: 'audit.list', input: { limit: 6 } },
    { procedure: 'users.list', input: { state: 'waiting' } },
  ],
};
const COURSES: ByRole = {
  student: [CATALOGUE, ...all('enrollments.list')],
  professor: [CATALOGUE],
  admin: [CATALOGUE],
};

/** What a screen asks first, by its route; a screen that is not here asks itself. */
const OF_SCREEN: Readonly<Record<string, ByRole>> = {
  '/': DASHBOARD,
  '/dashboard': DASHBOARD,
  '/courses': COURSES,
  '/lessons': COURSES,
  '/practice': { student: PRACTICE, professor: PRACTICE, admin: PRACTICE },
  '/calendario': { student: CALENDAR, professor: CALENDAR, admin: CALENDAR },
  '/missoes': { student: all('missions.list', 'missions.summary') },
  '/treino': { student: [...TRAINING, ...all('chapters.due')], professor: TRAINING, admin: TRAINING },
  '/tournaments': { student: OWN_TOURNAMENTS, professor: OWN_TOURNAMENTS, admin: OWN_TOURNAMENTS },
  '/professor': { professor: [OWN_COURSES, ...all('professor.statistics')] },
};

/** What everybody's page asks. */
export const OF_EVERYBODY: readonly Question[] = all('school.get');
/** What the header of a signed-in user asks. */
export const OF_MEMBERS: readonly Question[] = all('auth.me', 'notifications.list');

/** @param path of the route, as the browser's route table names it. */
export const questionsOf = (path: string | undefined, { role, awaitingApproval }: Asking): readonly Question[] =>
  awaitingApproval || path === undefined ? [] : (OF_SCREEN[path]?.[role] ?? []);
