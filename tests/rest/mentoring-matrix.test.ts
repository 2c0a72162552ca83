/** Who may do what in mentoring: every procedure, for every caller, over both protocols. */
import { beforeAll, describe, expect, test } from 'vitest';
import { bookSlot } from '../../server/features/mentoring/mentoring.service.ts';
import { COMMON_OUTCOMES, testCells, type CellsOf, type People, type Question } from '../support/matrix.ts';
import { aMentor, aSlot, inHours } from '../support/mentoring.ts';
import { anAdmin, aProfessor, aStudent } from '../../server/harness/school.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { aKey, giveCoins } from '../support/store.ts';

/** The buyer has coins and the seat; the mentor is a professor, and this mentor. */
const callers = ['anonymous', 'student', 'buyer', 'professor', 'mentor', 'admin'] as const;

const outcomes = {
  ...COMMON_OUTCOMES,
  noBooking: { status: 404, message: 'Reserva não encontrada' },
  noSlot: { status: 404, message: 'Horário não encontrado' },
  poor: { status: 409, message: 'Você não tem moedas suficientes' },
} as const;
type Outcome = keyof typeof outcomes;
type Cells = CellsOf<typeof callers, Outcome>;

const everybody: Cells = ['login', 'ok', 'ok', 'ok', 'ok', 'ok'];
const students: Cells = ['login', 'ok', 'ok', 'denied', 'denied', 'denied'];
const staff: Cells = ['login', 'denied', 'denied', 'ok', 'ok', 'ok'];
const owners: Cells = ['login', 'denied', 'denied', 'denied', 'ok', 'ok'];
const admins: Cells = ['login', 'denied', 'denied', 'denied', 'denied', 'ok'];

/** A mentor with an account, a free slot of theirs, one that the buyer has booked, and that booking. */
type World = { mentorId: number; slotId: number; takenId: number; bookingId: number; hour: number };
type Row = Question<World> & { name: string; cells: Cells };

const mentor = {
  name: 'Clara',
  title: 'Mestra FIDE',
  rating: 2200,
  experience: 9,
  specialty: 'Finais',
  pricePerHour: 90,
};
const slot = ({ slotId }: World) => ({ slotId });

const rows: Row[] = [
  {
    name: 'look',
    procedure: 'mentoring.overview',
    type: 'query',
    method: 'GET',
    path: () => '/mentoring',
    cells: everybody,
  },
  {
    name: 'list free slots',
    procedure: 'mentoring.slots',
    type: 'query',
    method: 'GET',
    path: ({ mentorId }) => `/mentoring/slots?mentorId=${mentorId}&program=individual`,
    ids: ({ mentorId }) => ({ mentorId, program: 'individual' }),
    cells: everybody,
  },
  {
    name: 'book',
    procedure: 'mentoring.book',
    type: 'mutation',
    method: 'POST',
    path: ({ slotId }) => `/mentoring/slots/${slotId}/book`,
    ids: slot,
    body: () => ({ clientKey: aKey() }),
    cells: ['login', 'poor', 'ok', 'denied', 'denied', 'denied'],
  },
  {
    name: 'book what is not there',
    procedure: 'mentoring.book',
    type: 'mutation',
    method: 'POST',
    path: () => '/mentoring/slots/999999/book',
    ids: () => ({ slotId: 999_999 }),
    body: () => ({ clientKey: aKey() }),
    cells: ['login', 'noSlot', 'noSlot', 'denied', 'denied', 'denied'],
  },
  {
    name: 'list own bookings',
    procedure: 'bookings.list',
    type: 'query',
    method: 'GET',
    path: () => '/bookings',
    ids: () => ({}),
    cells: students,
  },
  {
    name: 'list what is next',
    procedure: 'bookings.upcoming',
    type: 'query',
    method: 'GET',
    path: () => '/bookings/upcoming',
    cells: students,
  },
  {
    name: 'cancel a booking',
    procedure: 'bookings.cancel',
    type: 'mutation',
    method: 'POST',
    path: ({ bookingId }) => `/bookings/${bookingId}/cancel`,
    ids: ({ bookingId }) => ({ bookingId }),
    cells: ['login', 'noBooking', 'ok', 'denied', 'denied', 'denied'],
  },
  {
    name: 'list managed mentors',
    procedure: 'mentoring.managedMentors',
    type: 'query',
    method: 'GET',
    path: () => '/mentoring/managed/mentors',
    cells: staff,
  },
  {
    name: 'list managed slots',
    procedure: 'mentoring.managedSlots',
    type: 'query',
    method: 'GET',
    path: () => '/mentoring/managed/slots',
    ids: () => ({}),
    cells: staff,
  },
  {
    name: 'create a mentor',
    procedure: 'mentoring.createMentor',
    type: 'mutation',
    method: 'POST',
    path: () => '/mentoring/mentors',
    body: () => mentor,
    cells: admins,
  },
  {
    name: 'change a mentor',
    procedure: 'mentoring.updateMentor',
    type: 'mutation',
    method: 'PUT',
    path: ({ mentorId }) => `/mentoring/mentors/${mentorId}`,
    ids: ({ mentorId }) => ({ mentorId }),
    body: () => mentor,
    cells: admins,
  },
  {
    name: 'offer',
    procedure: 'mentoring.offer',
    type: 'mutation',
    method: 'POST',
    path: () => '/mentoring/slots',
    body: ({ mentorId, hour }) => ({ mentorId, program: 'group', startsAt: inHours(hour).toISOString() }),
    cells: owners,
  },
  {
    name: 'name a room',
    procedure: 'mentoring.setRoom',
    type: 'mutation',
    method: 'PUT',
    path: ({ slotId }) => `/mentoring/slots/${slotId}/room`,
    ids: slot,
    body: () => ({ roomUrl: 'https://salas.exemplo.com/a' }),
    cells: owners,
  },
  {
    name: 'call off',
    procedure: 'mentoring.cancelSlot',
    type: 'mutation',
    method: 'POST',
    path: ({ takenId }) => `/mentoring/slots/${takenId}/cancel`,
    ids: ({ takenId }) => ({ slotId: takenId }),
    cells: owners,
  },
];

let server: TestServer;
let people: People<typeof callers>;
beforeAll(async () => {
  server = await startServer();
  const { db } = server;
  people = {
    student: await aStudent(db),
    buyer: await aStudent(db),
    professor: await aProfessor(db),
    mentor: await aProfessor(db),
    admin: await anAdmin(db),
  };
});

let hour = 100;
/** Each at hours of its own, as nobody is in two sessions at once. */
const aWorld = async (): Promise<World> => {
  const { db } = server;
  const mentorId = await aMentor(db, { userId: people.mentor.id });
  hour += 10;
  const [slotId, takenId] = [
    await aSlot(db, mentorId, { startsAt: inHours(hour) }),
    await aSlot(db, mentorId, { startsAt: inHours(hour + 2) }),
  ];
  await giveCoins(db, people.buyer.id, 200);
  const { booking } = await bookSlot(db, people.buyer, { slotId: takenId, clientKey: aKey() });
  return { mentorId, slotId, takenId, bookingId: booking.id, hour: hour + 5 };
};

describe.each(rows)('$name ($procedure)', row =>
  testCells(row, row.cells, { callers, outcomes, school: () => ({ server, people }), aWorld }),
);

describe('over REST', () => {
  test.each([
    [{ pricePerHour: 151 }, 'O preço por hora vai de 90 a 150 moedas'],
    [{ rating: 'alto' }, 'Informe um rating de 100 a 3500'],
    [{ name: ' ' }, 'Nome é obrigatório'],
    [{ experience: -1 }, 'Informe os anos de experiência, de 0 a 80'],
  ])('a mentor that cannot be is a 400: %j', async (own, message) => {
    expect(
      await server.rest('POST', '/mentoring/mentors', { as: people.admin, body: { ...mentor, ...own } }),
    ).toMatchObject({ status: 400, body: { message } });
  });

  test.each([
    [{ program: 'longo' }, 'Programa inválido'],
    [{ startsAt: 'amanhã' }, 'Data inválida'],
    [{ weeks: 13 }, 'Repita por 1 a 12 semanas'],
    [{ program: 'intensive', weeks: 2 }, 'Ofereça um intensivo de cada vez'],
    [{ roomUrl: 'http://salas.exemplo.com' }, 'Informe um endereço que comece com https://'],
    [{ roomUrl: 'javascript:alert(1)' }, 'Informe um endereço que comece com https://'],
    [{ startsAt: '2020-01-01T10:00:00Z' }, 'Escolha um horário no futuro'],
  ])('an offer that cannot be is a 400: %j', async (own, message) => {
    const { mentorId } = await aWorld();
    expect(
      await server.rest('POST', '/mentoring/slots', {
        as: people.admin,
        body: { mentorId, program: 'group', startsAt: inHours(90).toISOString(), ...own },
      }),
    ).toMatchObject({ status: 400, body: { message } });
  });

  test('a second session at the same time is a 409 that says so', async () => {
    await aWorld();
    const other = await aSlot(server.db, await aMentor(server.db), { program: 'group', startsAt: inHours(hour + 1.5) });
    expect(
      await server.rest('POST', `/mentoring/slots/${other}/book`, { as: people.buyer, body: { clientKey: aKey() } }),
    ).toMatchObject({ status: 409, body: { message: 'Você já tem uma sessão nesse horário' } });
  });
});
