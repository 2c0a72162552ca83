/** What `npm run bench:growth` asks: by the address of the contract, who asks, and with which values. */
export type Role = 'student' | 'professor' | 'admin';
export type Asked = { who: readonly Role[]; values?: Record<string, string | number>; query?: string };

/** What a call may cost, in milliseconds of CPU. */
const BAR_MS = 10;
const SEARCH_MS = 15;
const YEAR_MS = 30;

const STUDENT = ['student'] as const;
const PROFESSOR = ['professor'] as const;
const ADMIN = ['admin'] as const;
const STAFF = ['professor', 'admin'] as const;
const ALL = ['student', 'professor', 'admin'] as const;

/** The first student in the catalogue's order has these; all schools have them, however large. */
const [COURSE, LESSON, GAME, ENROLLMENT] = [1, 1, 71, 22];

/** Every GET of the contract. A new one without a line here ends the bench. */
export const calls: Record<string, readonly Asked[]> = {
  '/auth/options': [{ who: STUDENT }],
  '/auth/me': [{ who: STUDENT }],
  '/auth/sessions': [{ who: STUDENT }],
  '/profile': [{ who: STUDENT }],
  '/profile/tokens': [{ who: STUDENT }],
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
  '/mentoring': [{ who: STUDENT }],
  '/mentoring/slots': [{ who: STUDENT }],
  '/mentoring/managed/mentors': [{ who: ADMIN }],
  '/mentoring/managed/slots': [{ who: ADMIN }],
  '/bookings': [{ who: STUDENT }],
  '/bookings/upcoming': [{ who: STUDENT }],
  '/puzzles': [{ who: STUDENT }, { who: STUDENT, query: 'theme=mateDoCorredor&state=open' }],
  '/puzzles/next': [{ who: STUDENT }, { who: STUDENT, query: 'mode=diario' }],
  '/puzzles/{id}': [{ who: STUDENT, values: { id: 1 } }],
  '/chess/games': [{ who: STUDENT }, { who: STUDENT, query: 'mode=matches' }],
  '/chess/games/{gameId}': [{ who: ['student', 'admin'], values: { gameId: GAME } }],
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
