import { screen, within } from '@testing-library/react';
import type { Booking } from '../../server/features/bookings/bookings.schema.ts';
import type { Tournament, TournamentsInput } from '../../server/features/tournaments/tournaments.schema.ts';
import { CATEGORIES, YouthCategory, type Youth, type YouthProgram } from '../../server/features/youth/youth.schema.ts';
import { answer } from '../support/msw.ts';

export const FUTURE = '2099-01-10T16:00:00.000Z';
export const tournament = (own: Partial<Tournament> = {}): Tournament => ({
  id: 1,
  name: 'Copa Jovem',
  description: 'Cinco rodadas',
  startsAt: FUTURE,
  location: 'Sede',
  categories: 'Sub-8 a Sub-14',
  prize: 'Troféus',
  registration: 'open',
  rules: null,
  price: 30,
  capacity: 40,
  participants: 12,
  over: false,
  cancelled: false,
  seat: null,
  ...own,
});
const three = [
  tournament(),
  tournament({ id: 2, name: 'Festival', registration: 'soon', price: 0 }),
  tournament({ id: 3, name: 'Final', registration: 'qualifiers', rules: 'Oito primeiros de cada categoria.' }),
];
export const seat = { bookingId: 7, price: 30, cancellable: true, cancellableUntil: '2099-01-09T16:00:00.000Z' };

export const program = (own: Partial<YouthProgram> = {}): YouthProgram => ({
  id: 2,
  name: 'Escolinha de Xadrez',
  description: 'Turmas por idade',
  classesPerWeek: 2,
  price: 120,
  capacity: 40,
  students: 24,
  startsAt: FUTURE,
  active: true,
  seat: null,
  category: null,
  ...own,
});
export const youth = (own: Partial<Youth> = {}, fitting: readonly YouthCategory[] = YouthCategory.options): Youth => ({
  summary: { students: 69, categories: 4, teachers: 3, tournamentsPerYear: 12 },
  age: null,
  categories: YouthCategory.options.map((category, i) => ({
    category,
    ...CATEGORIES[category],
    students: 18 - i,
    suits: fitting.includes(category),
  })),
  programs: [
    program({ id: 1, name: 'Xadrez nas Escolas', price: null, classesPerWeek: null, capacity: null, startsAt: null }),
    program(),
    program({ id: 3, name: 'Equipe de Competição', classesPerWeek: 3, price: 200 }),
  ],
  teachers: [
    {
      id: 1,
      name: 'Camila Rocha',
      title: 'Professora da Sub-8',
      bio: 'Pedagoga e enxadrista.',
      avatarUrl: null,
      active: true,
    },
  ],
  ...own,
});
export const booking = (own: Partial<Booking> = {}): Booking => ({
  id: 7,
  kind: 'tournament',
  thingId: 1,
  title: 'Copa Jovem',
  mentoringProgram: null,
  mentorName: null,
  startsAt: FUTURE,
  minutes: null,
  location: 'Sede',
  roomUrl: null,
  category: null,
  price: 30,
  createdAt: '2026-11-20T12:00:00.000Z',
  cancelledAt: null,
  cancellableUntil: seat.cancellableUntil,
  cancellable: true,
  ...own,
});

const page = (tournaments: Tournament[]) => ({ tournaments, total: tournaments.length, page: 1, pageSize: 20 });
export const offer = (upcoming: Tournament[] = three, past: Tournament[] = []) =>
  answer({ 'tournaments.list': input => page((input as TournamentsInput).when === 'past' ? past : upcoming) });
export const card = async (name: string) => {
  const heading = await screen.findByRole('heading', { name, level: 3 });
  return within(heading.closest('li')!);
};
