import type { Booking, UpcomingSession } from '../../server/features/bookings/bookings.schema.ts';
import {
  PROGRAMS,
  type Mentor,
  type MentoringProgram,
  type Slot,
} from '../../server/features/mentoring/mentoring.schema.ts';
import { answer } from '../support/msw.ts';

export const mentor = (own: Partial<Mentor> = {}): Mentor => ({
  id: 1,
  name: 'Ricardo Nogueira',
  title: 'Mestre FIDE',
  rating: 2315,
  experience: 20,
  specialty: 'Ataque',
  pricePerHour: 100,
  available: true,
  students: 3,
  sessions: 5,
  ...own,
});
export const slot = (own: Partial<Slot> = {}): Slot => ({
  id: 7,
  mentorId: 1,
  mentorName: 'Ricardo Nogueira',
  program: 'individual',
  startsAt: '2036-11-26T22:00:00.000Z',
  minutes: 60,
  price: 100,
  capacity: 1,
  places: 1,
  meetings: ['2036-11-26T22:00:00.000Z'],
  booked: false,
  ...own,
});
export const session = (own: Partial<UpcomingSession> = {}): UpcomingSession => ({
  kind: 'slot',
  bookingId: 3,
  thingId: 7,
  title: 'Mentoria com Ricardo Nogueira',
  startsAt: '2036-11-26T22:00:00.000Z',
  minutes: 60,
  mentoringProgram: 'individual',
  meeting: 1,
  meetings: 1,
  mentorName: 'Ricardo Nogueira',
  mentorEmail: null,
  roomUrl: 'https://salas.exemplo.com/a',
  roomOpensAt: '2036-11-26T21:45:00.000Z',
  location: null,
  courseId: null,
  courseTitle: null,
  price: 100,
  cancellable: true,
  cancellableUntil: '2036-11-25T22:00:00.000Z',
  ...own,
});
export const booking = (own: Partial<Booking> = {}): Booking => ({
  id: 3,
  kind: 'slot',
  thingId: 7,
  title: 'Mentoria com Ricardo Nogueira',
  mentoringProgram: 'individual',
  mentorName: 'Ricardo Nogueira',
  startsAt: '2036-11-26T22:00:00.000Z',
  minutes: 60,
  location: null,
  roomUrl: null,
  category: null,
  price: 100,
  createdAt: '2026-11-20T12:00:00.000Z',
  cancelledAt: null,
  cancellableUntil: '2036-11-25T22:00:00.000Z',
  cancellable: true,
  ...own,
});

export const school = (mentors: Mentor[] = [mentor(), mentor({ id: 2, name: 'Otávio Prates', available: false })]) =>
  answer({
    'mentoring.overview': () => ({
      programs: (Object.keys(PROGRAMS) as MentoringProgram[]).map(program => ({
        program,
        ...PROGRAMS[program],
        ...(program === 'individual' && { price: Math.min(...mentors.map(({ pricePerHour }) => pricePerHour)) }),
      })),
      mentors,
    }),
  });
export const upcoming = (...sessions: UpcomingSession[]) => answer({ 'bookings.upcoming': () => ({ sessions }) });
