import type { GuardianPage } from '../../server/features/guardians/guardians.schema.ts';

/** What every guardians' page has. */
export const aGuardianPage: GuardianPage = {
  child: { fullName: 'Ana Lima', classes: [] },
  week: {
    from: '2026-05-01',
    until: '2026-05-07',
    digest: {
      userId: 5,
      fullName: 'Ana Lima',
      lessons: [{ title: 'O garfo', course: 'Tática' }],
      courses: [],
      positions: 0,
      attendance: [],
      games: { won: 1, drawn: 0, lost: 2 },
      puzzles: { tried: 4, solved: 3 },
      coins: { earned: 20, spent: 5, returned: 0 },
      due: [{ title: 'Casa', className: '5º ano', dueAt: '2026-05-09T21:00:00.000Z' }],
    },
  },
  mail: { available: false, email: null, confirmed: false },
  assignments: [],
  courses: [],
  attendance: [],
  games: [],
  coins: { balance: 40, entries: [] },
  purchases: { bySchool: false, byGuardian: false, requests: [] },
};
