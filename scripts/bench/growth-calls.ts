import { CALENDAR_SECRET } from './growing-classes.ts';

/**
 * What `npm run bench:growth` asks: by the address of the contract, who asks, and with which values. The learner is a
 * student with 20,000 cards.
 */
export type Role = 'student' | 'learner' | 'professor' | 'admin';
export type Asked = { who: readonly Role[]; values?: Record<string, string | number>; query?: string };

/** What a call may cost, in milliseconds of CPU. */
const BAR_MS = 10;
const SEARCH_MS = 15;
const YEAR_MS = 30;

const STUDENT = ['student'] as const;
const LEARNERS = ['student', 'learner'] as const;
const PROFESSOR = ['professor'] as const;
const ADMIN = ['admin'] as const;
const STAFF = ['professor', 'admin'] as const;
const ALL = ['student', 'professor', 'admin'] as const;

/** The student who asks has these, in the class of the professor who asks; all schools have them, however large. */
const [COURSE, LESSON, GAME, ENROLLMENT, CLASS, STUDENT_ID, MATCH, TOURNAMENT] = [1, 1, 71, 22, 1, 29, 8, 1];
/** By their kinds: the assignments of the first class in their order. */
const [PUZZLES_ASSIGNMENT, LESSONS_ASSIGNMENT, BOARD_ASSIGNMENT, GAMES_ASSIGNMENT] = [1, 2, 3, 4];
const ofClass = { who: STAFF, values: { classId: CLASS } };
const ofAssignments = [PUZZLES_ASSIGNMENT, LESSONS_ASSIGNMENT, BOARD_ASSIGNMENT, GAMES_ASSIGNMENT].map(
  assignmentId => ({ who: STAFF, values: { assignmentId } }),
);

/** Every GET of the contract. */
export const calls: Record<string, readonly Asked[]> = {
  '/auth/options': [{ who: STUDENT }],
  '/auth/me': [{ who: STUDENT }],
  '/auth/sessions': [{ who: STUDENT }],
  '/profile': [{ who: STUDENT }],
  '/profile/tokens': [{ who: STUDENT }],
  '/profile/mails': [{ who: STUDENT }],
  '/courses': [
    { who: STUDENT },
    { who: STUDENT, query: 'page=4' },
    { who: STUDENT, query: 'search=numero%2015&category=tactics' },
  ],
  '/courses/{id}': [{ who: ALL, values: { id: COURSE } }],
  '/courses/{courseId}/lessons': [{ who: ALL, values: { courseId: COURSE } }],
  '/courses/professor': [
    { who: STAFF },
    { who: STAFF, query: 'sort=students' },
    { who: STAFF, query: 'sort=rating' },
    { who: ADMIN, query: 'search=numero%2015' },
  ],
  '/lessons': [{ who: STAFF }, { who: STAFF, query: 'search=aula%203' }],
  '/lessons/{lessonId}': [{ who: STAFF, values: { lessonId: LESSON } }],
  '/enrollments': [{ who: STUDENT }],
  '/enrollments/{id}/progress': [{ who: STUDENT, values: { id: ENROLLMENT } }],
  '/certificates/{code}': [],
  '/courses/{id}/file': [{ who: STAFF, values: { id: COURSE } }],
  '/lessons/{lessonId}/chapters': [{ who: ALL, values: { lessonId: LESSON } }],
  '/lessons/{lessonId}/chapters.pgn': [{ who: STAFF, values: { lessonId: LESSON } }],
  '/chapters/due': [{ who: LEARNERS }],
  '/chapters/{chapterId}/tries': [{ who: STAFF, values: { chapterId: 1 } }],
  '/classes': [{ who: ALL }, { who: STAFF, query: 'search=turma%201' }, { who: ADMIN, query: 'page=3' }],
  '/classes/{classId}': [{ who: ALL, values: { classId: CLASS } }],
  '/classes/{classId}/students': [ofClass],
  '/classes/{classId}/courses': [ofClass],
  '/classes/{classId}/posts': [{ who: ALL, values: { classId: CLASS } }],
  '/classes/{classId}/posts/{postId}/comments': [{ who: ALL, values: { classId: CLASS, postId: 1 } }],
  '/classes/{classId}/attendance/{date}': [{ who: STAFF, values: { classId: CLASS, date: '2026-11-02' } }],
  '/classes/{classId}/mistakes': [ofClass],
  '/classes/{classId}/assignments': [ofClass],
  '/classes/{classId}/assignments/puzzles': [
    { who: STAFF, values: { classId: CLASS }, query: 'theme=mateDoCorredor&ratingFrom=600&ratingTo=1400' },
  ],
  '/classes/{classId}/grades': [ofClass],
  '/classes/{classId}/grades.csv': [ofClass],
  '/classes/{classId}/guardian-links': [ofClass],
  '/classes/{classId}/report-sheets': [ofClass],
  '/classes/{classId}/digests': [ofClass],
  '/classes/{classId}/tournaments': [{ who: ALL, values: { classId: CLASS } }],
  '/classes/{classId}/live-lesson': [{ who: ALL, values: { classId: CLASS } }],
  '/live-lessons': [{ who: ALL }],
  '/assignments': [{ who: STUDENT }],
  '/assignments/{assignmentId}': [{ who: ALL, values: { assignmentId: PUZZLES_ASSIGNMENT } }],
  '/assignments/{assignmentId}/results': ofAssignments,
  '/assignments/{assignmentId}/results.csv': ofAssignments.slice(0, 1),
  '/assignments/{assignmentId}/difficult': ofAssignments.slice(0, 3),
  '/assignments/{assignmentId}/students/{userId}': ofAssignments.map(({ who, values }) => ({
    who,
    values: { ...values, userId: STUDENT_ID },
  })),
  '/courses/{courseId}/tournaments': [{ who: STAFF, values: { courseId: COURSE } }],
  '/courses/{courseId}/tournaments/candidates': [
    { who: STAFF, values: { courseId: COURSE } },
    { who: STAFF, values: { courseId: COURSE }, query: 'search=numero%2015' },
  ],
  '/class-tournaments': [{ who: ALL }],
  '/class-tournaments/{tournamentId}': [{ who: ALL, values: { tournamentId: TOURNAMENT } }],
  '/class-tournaments/{tournamentId}/report': [{ who: STAFF, values: { tournamentId: TOURNAMENT } }],
  '/calendar': [{ who: ALL }],
  '/calendar/address': [{ who: STUDENT }],
  '/calendar/feeds/{secret}/calendario.ics': [{ who: STUDENT, values: { secret: CALENDAR_SECRET } }],
  '/mentoring': [{ who: STUDENT }],
  '/mentoring/slots': [{ who: STUDENT }],
  '/mentoring/managed/mentors': [{ who: ADMIN }],
  '/mentoring/managed/slots': [{ who: ADMIN }],
  '/bookings': [{ who: STUDENT }],
  '/bookings/upcoming': [{ who: STUDENT }],
  '/puzzles': [{ who: STUDENT }, { who: STUDENT, query: 'theme=mateDoCorredor&state=open' }],
  '/puzzles/next': [{ who: STUDENT }, { who: STUDENT, query: 'mode=diario' }, { who: LEARNERS, query: 'mode=revisao' }],
  '/puzzles/due': [{ who: LEARNERS }],
  '/puzzles/progress': [{ who: STUDENT }],
  '/puzzles/sheet': [{ who: PROFESSOR }, { who: PROFESSOR, query: 'theme=mateDoCorredor&count=48&page=3' }],
  '/endings': [{ who: STUDENT }],
  '/repertoires': [{ who: STUDENT }],
  '/repertoires/gaps': [{ who: STUDENT }],
  '/repertoires/{repertoireId}': [],
  '/training/due': [{ who: LEARNERS }],
  '/puzzles/{id}': [{ who: STUDENT, values: { id: 1 } }],
  '/chess/games': [{ who: STUDENT }, { who: STUDENT, query: 'mode=matches' }],
  '/chess/games/{gameId}': [{ who: ['student', 'admin'], values: { gameId: GAME } }],
  '/chess/games/{gameId}/review': [{ who: STUDENT, values: { gameId: GAME } }],
  '/mistakes': [{ who: STUDENT }, { who: LEARNERS, query: 'due=today' }, { who: STUDENT, query: `gameId=${GAME}` }],
  '/matches': [{ who: STUDENT }, { who: STUDENT, query: 'status=finished' }],
  '/matches/lobby': [{ who: STUDENT }],
  '/matches/classmates': [{ who: STUDENT }],
  '/matches/wall': [{ who: STAFF }, { who: STAFF, query: `classId=${CLASS}` }],
  '/matches/{matchId}': [{ who: STUDENT, values: { matchId: MATCH } }],
  '/chess/students/games': [
    { who: STAFF },
    { who: STAFF, query: 'page=5' },
    { who: STAFF, query: 'search=joao%20lima' },
    { who: STAFF, query: 'search=araujo%2077' },
  ],
  '/chess/ranking': [{ who: STUDENT }, { who: STUDENT, query: 'page=2' }, { who: PROFESSOR }],
  '/missions': [{ who: STUDENT }],
  '/missions/summary': [{ who: STUDENT }],
  '/missions/achievements': [{ who: STUDENT }],
  '/missions/activity': [{ who: STUDENT }],
  '/missions/week': [{ who: STUDENT }],
  '/missions/ranking': [{ who: STUDENT }],
  '/notifications': [{ who: STUDENT }],
  '/professor/courses': [{ who: STAFF }],
  '/professor/students': [
    { who: STAFF },
    { who: STAFF, query: 'page=20' },
    { who: STAFF, query: 'sort=name&direction=asc' },
    { who: STAFF, query: 'sort=course&direction=asc' },
    { who: STAFF, query: 'sort=progress&direction=desc' },
    { who: STAFF, query: 'sort=level&direction=desc' },
    { who: STAFF, query: 'sort=lessons&direction=desc' },
    { who: STAFF, query: 'status=ativo' },
    { who: STAFF, query: 'courseId=1&level=3&status=inativo' },
    { who: STAFF, query: 'search=joao%20lima' },
    { who: STAFF, query: 'search=araujo%2077' },
  ],
  '/professor/students/{enrollmentId}': [{ who: ADMIN, values: { enrollmentId: ENROLLMENT } }],
  '/professor/lessons/{lessonId}/students': [
    { who: STAFF, values: { lessonId: LESSON } },
    { who: STAFF, values: { lessonId: LESSON }, query: 'state=pending' },
  ],
  '/professor/statistics': [{ who: STAFF }],
  '/professor/reviews': [{ who: STAFF }, { who: STAFF, query: 'state=graded' }],
  '/reports': [
    { who: STAFF },
    { who: STAFF, query: 'period=7d' },
    { who: STAFF, query: 'period=1y' },
    { who: STAFF, query: 'period=1y&courseId=1' },
  ],
  '/school': [{ who: STUDENT }],
  '/school/start': [{ who: ADMIN }],
  '/store/items': [{ who: STUDENT }, { who: STUDENT, query: 'search=tabuleiro' }],
  '/store/items/{itemId}': [],
  '/store/items/{itemId}/content': [],
  '/store/orders': [{ who: STUDENT }, { who: ADMIN }],
  '/store/managed': [{ who: ADMIN }],
  '/tournaments': [{ who: STUDENT }],
  '/tournaments/taught': [{ who: PROFESSOR }],
  '/tournaments/{tournamentId}/entrants': [],
  '/tournaments/{tournamentId}/professors': [],
  '/users/{userId}/data': [{ who: ADMIN, values: { userId: STUDENT_ID } }],
  '/purchase-requests': [{ who: STUDENT }],
  '/users': [
    { who: ADMIN },
    { who: ADMIN, query: 'page=20' },
    { who: ADMIN, query: 'role=student&state=active' },
    { who: ADMIN, query: 'search=joao%20lima' },
    { who: ADMIN, query: 'search=araujo%2077' },
    { who: ADMIN, query: 'search=student99%40' },
    { who: ADMIN, query: 'search=zz' },
  ],
  '/admin/events': [{ who: ADMIN }, { who: ADMIN, query: 'group=study' }],
  '/admin/health': [{ who: ADMIN }],
  '/youth': [{ who: STUDENT }],
  '/youth/managed': [{ who: ADMIN }],
  '/youth/programs/{programId}/entrants': [],
  '/youth/programs/{programId}/professors': [],
};

/** An export is a file of as many rows as there are: its cost is theirs. */
export const isExport = (path: string): boolean => path.endsWith('/export');

export const barOf = (path: string, { query = '' }: Asked, who: Role): number => {
  if (query.includes('search=')) return SEARCH_MS;
  return path === '/reports' && who === 'admin' && query.includes('1y') ? YEAR_MS : BAR_MS;
};

export const addressOf = (path: string, { values = {}, query }: Asked): string =>
  `/api${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]))}${query ? `?${query}` : ''}`;
