import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../../src/app/App.tsx';
import '../../src/app/MemberBar.tsx'; // read ahead of the lazy header
import { AppError } from '../../server/errors.ts';
import type { User } from '../../server/features/auth/auth.schema.ts';
import type { School } from '../../server/features/school/school.schema.ts';
import { answer } from '../support/msw.ts';
import { missions, NO_DATES, NOTHING_DUE, studyWeek } from './samples.ts';
import { onePage } from './one-page.ts';

export const PLAIN_SCHOOL: School = {
  name: null,
  accent: 'verde',
  logoUrl: null,
  registration: 'open',
  phrases: true,
  watching: false,
  purchaseApproval: false,
  asksConsent: false,
};

/** Says who is signed in. Nothing waits behind their bell, and a student has done nothing yet. */
export const signedIn = (user: User | null): void =>
  answer({
    'auth.me': () => {
      if (!user) throw new AppError('unauthenticated');
      return { user };
    },
    'school.get': () => ({ school: PLAIN_SCHOOL }),
    'assignments.list': () => onePage({ assignments: [] }),
    'guardians.requests': () => ({ waits: false, requests: [] }),
    'bookings.upcoming': () => ({ sessions: [] }),
    'notifications.list': () => onePage({ notifications: [], unread: 0 }),
    'mails.settings': () => ({ available: false, wanted: true }),
    'liveLessons.mine': () => ({ lessons: [] }),
    'calendar.week': () => NO_DATES,
    'calendar.address': () => ({ madeAt: null }),
    'classTournaments.ofCourse': () => ({ tournaments: [] }),
    'classTournaments.mine': () => ({ tournaments: [], total: 0, page: 1, pageSize: 12 }),
    'matches.lobby': () => ({ people: [], matches: [] }),
    'classes.list': () => onePage({ classes: [] }),
    'missions.list': () => missions([]),
    'missions.week': () => ({ days: studyWeek() }),
    'training.due': () => ({ due: NOTHING_DUE }),
    'missions.ranking': () => ({ ranking: [], own: null }),
    'missions.activity': () => ({ activities: [] }),
    'missions.achievements': () => ({ achievements: [] }),
  });

/** Opens the whole application at an address, with a person in front of it. */
export const openApp = (path: string) => {
  window.history.replaceState(null, '', path);
  render(<App />);
  return userEvent.setup();
};
