import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '../../server/errors.ts';
import type { Booking, UpcomingSession } from '../../server/features/bookings/bookings.schema.ts';
import type { ManagedMentor, ManagedSlot } from '../../server/features/mentoring/manage.schema.ts';
import {
  PROGRAMS,
  type Mentor,
  type MentoringProgram,
  type Slot,
} from '../../server/features/mentoring/mentoring.schema.ts';
import { roomStateOf } from '../../src/features/mentoring/sessions/room-state.ts';
import '../../src/features/dashboard/DashboardScreen.tsx'; // read ahead of the lazy routes
import '../../src/features/mentoring/BookingsScreen.tsx';
import '../../src/features/mentoring/ManageScreen.tsx';
import '../../src/features/mentoring/MentoringScreen.tsx';
import { answer } from '../support/msw.ts';
import { openApp, signedIn } from './open-app.tsx';
import { admin, professor, student } from './samples.ts';

const mentor = (own: Partial<Mentor> = {}): Mentor => ({
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
const slot = (own: Partial<Slot> = {}): Slot => ({
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
const session = (own: Partial<UpcomingSession> = {}): UpcomingSession => ({
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
const booking = (own: Partial<Booking> = {}): Booking => ({
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

const school = (mentors: Mentor[] = [mentor(), mentor({ id: 2, name: 'Otávio Prates', available: false })]) =>
  answer({
    'mentoring.overview': () => ({
      programs: (Object.keys(PROGRAMS) as MentoringProgram[]).map(program => ({ program, ...PROGRAMS[program] })),
      mentors,
    }),
  });
const upcoming = (...sessions: UpcomingSession[]) => answer({ 'bookings.upcoming': () => ({ sessions }) });

beforeEach(() => signedIn(student));

test('a visitor is asked to sign in', async () => {
  signedIn(null);
  openApp('/mentoria');
  expect(await screen.findByText('Acesso Restrito')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Fazer Login' })).toHaveAttribute('href', '/login');
});

test('shows coins, three programmes, the mentors and who of them can be booked', async () => {
  school();
  openApp('/mentoria');
  const programs = within(await screen.findByRole('list', { name: 'Programas' }))
    .getAllByRole('heading')
    .map(heading => heading.closest('li')!);
  const texts = [
    ['150 moedas', '1 hora'],
    ['60 moedas', '1,5 hora', 'Máximo de 4 alunos'],
    ['400 moedas', '4 semanas', '8 sessões individuais'],
  ];
  for (const [place, words] of texts.entries())
    for (const word of words) expect(programs[place]).toHaveTextContent(word);
  expect(screen.getByText('Suas moedas').parentElement).toHaveTextContent('185 moedas');
  const [free, busy] = within(screen.getByRole('list', { name: 'Mentores' }))
    .getAllByRole('heading')
    .map(heading => heading.closest('li')!);
  for (const word of [
    'Mestre FIDE',
    'Rating2315',
    'Experiência20 anos',
    'Ataque',
    '100 moedas por hora',
    'Alunos3',
    'Sessões5',
    'Disponível',
  ])
    expect(free).toHaveTextContent(word);
  expect(busy).toHaveTextContent('Ocupado');
  expect(screen.getByRole('button', { name: /^Agendar.*Otávio Prates/ })).toBeDisabled();
  expect(screen.getByText(/^Nenhuma sessão marcada/)).toBeVisible();
});

test.each([
  [professor, 'Meus horários'],
  [admin, 'Administrar mentoria'],
] as const)('who is no student looks, books nothing and is told where hours are made', async (user, label) => {
  signedIn(user);
  school();
  openApp('/mentoria');
  expect(await screen.findByText('As reservas são dos alunos')).toBeVisible();
  await screen.findByRole('list', { name: 'Mentores' });
  expect(screen.queryByRole('button', { name: /^Agendar/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', '/mentoria/administrar');
});

describe('booking', () => {
  const choose = async (
    offered: Slot,
    book: (input: unknown) => { booking: Booking; coins: number } = () => ({ booking: booking(), coins: 85 }),
  ) => {
    school();
    const [slots, booked] = [vi.fn((_input: unknown) => ({ slots: [offered] })), vi.fn(book)];
    answer({ 'mentoring.slots': slots, 'mentoring.book': booked });
    const person = openApp('/mentoria');
    await person.click(await screen.findByRole('button', { name: /^Agendar.*Ricardo/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Agendar mentoria' });
    await person.click(await within(dialog).findByRole('button', { name: /^19:00/ }));
    return { person, slots, booked, dialog: await screen.findByRole('dialog', { name: 'Confirmar reserva' }) };
  };

  test('goes from mentor to time to price, then pays', async () => {
    const { person, slots, booked, dialog } = await choose(slot());
    expect(slots.mock.lastCall?.[0]).toEqual({ mentorId: 1 });
    expect(dialog).toHaveTextContent('Preço100 moedasSuas moedas185 moedasDepois da reserva85 moedas');
    expect(within(dialog).getByRole('heading', { name: 'Mentoria Individual com Ricardo Nogueira' })).toHaveFocus();
    upcoming(session());
    await person.click(within(dialog).getByRole('button', { name: 'Confirmar reserva' }));
    expect(await screen.findByText('Sessão confirmada!')).toBeVisible();
    expect(booked).toHaveBeenCalledExactlyOnceWith({
      slotId: 7,
      clientKey: expect.stringMatching(/^\w{32}$/) as string,
      price: 100,
    });
    expect(await screen.findByText('Confirmada')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Agendar.*Ricardo/ })).toHaveFocus();
  });

  test('a refusal stands in the dialog, and another try carries the same mark', async () => {
    const { person, booked, dialog } = await choose(slot(), () => {
      throw new AppError('overlappingSession');
    });
    await person.click(within(dialog).getByRole('button', { name: 'Confirmar reserva' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Você já tem uma sessão nesse horário');
    await person.click(within(dialog).getByRole('button', { name: 'Confirmar reserva' }));
    await waitFor(() => expect(booked).toHaveBeenCalledTimes(2));
    const [first, second] = booked.mock.calls.map(([input]) => (input as { clientKey: string }).clientKey);
    expect(first).toBe(second);
  });

  test('says how many coins are missing', async () => {
    const { dialog } = await choose(
      slot({ program: 'intensive', price: 400, meetings: ['2036-11-26T22:00:00.000Z', '2036-11-29T22:00:00.000Z'] }),
    );
    expect(dialog).toHaveTextContent('Faltam215 moedas');
    expect(within(dialog).getByRole('list', { name: 'Encontros' }).children).toHaveLength(2);
    expect(within(dialog).queryByRole('button', { name: 'Confirmar reserva' })).not.toBeInTheDocument();
  });
});

describe('a session', () => {
  test.each([
    ['2036-11-26T21:44:59.000Z', 'early'],
    ['2036-11-26T21:45:00.000Z', 'open'],
    ['2036-11-26T22:59:59.000Z', 'open'],
    ['2036-11-26T23:00:00.000Z', 'over'],
  ])('at %s has its room %s', (now, state) => {
    expect(roomStateOf(session(), Date.parse(now))).toBe(state);
  });

  test('says when its room opens', async () => {
    school();
    upcoming(session(), session({ bookingId: 4, thingId: 8, title: 'Mentoria com Marina Falcão', roomUrl: null }));
    openApp('/mentoria');
    const enter = await screen.findByRole('button', { name: /^Entrar na Sala.*Ricardo/ });
    expect(enter).toBeDisabled();
    expect(enter).toHaveAccessibleDescription('A sala abre quarta-feira, 26 de novembro às 18:45.');
    expect(screen.getByRole('button', { name: /^Entrar na Sala.*Marina/ })).toHaveAccessibleDescription(
      /O mentor ainda vai informar o endereço\.$/,
    );
  });

  test('lets one in when it is time, and write to a mentor with an account', async () => {
    school();
    const now = Date.now();
    upcoming(
      session({
        startsAt: new Date(now + 60_000).toISOString(),
        roomOpensAt: new Date(now - 60_000).toISOString(),
        mentorEmail: 'ricardo@academia.example',
        cancellable: false,
      }),
    );
    openApp('/mentoria');
    const enter = await screen.findByRole('link', { name: /^Entrar na Sala/ });
    expect(enter).toHaveAttribute('href', 'https://salas.exemplo.com/a');
    expect(enter).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: /^Chat/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:ricardo@academia\.example\?/),
    );
    expect(screen.getByText('O prazo para cancelar terminou.')).toBeVisible();
  });

  test('says that the conversation comes soon where there is nobody to write to, and is cancelled after a question', async () => {
    school();
    upcoming(session());
    const cancel = vi.fn(() => ({ booking: booking(), coins: 285 }));
    answer({ 'bookings.cancel': cancel });
    const person = openApp('/mentoria');
    await person.click(await screen.findByRole('button', { name: /^Chat/ }));
    expect(await screen.findByText('Em breve')).toBeVisible();
    await person.click(screen.getByRole('button', { name: /^Cancelar/ }));
    const question = await screen.findByRole('alertdialog', { name: 'Cancelar esta reserva?' });
    expect(question).toHaveTextContent('100 moedas voltam para você');
    upcoming();
    await person.click(within(question).getByRole('button', { name: 'Cancelar reserva' }));
    expect(await screen.findByText('Reserva cancelada')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Mentoria' })).toHaveFocus());
    expect(cancel).toHaveBeenCalledExactlyOnceWith({ bookingId: 3 });
    expect(await screen.findByText(/^Nenhuma sessão marcada/)).toBeVisible();
  });

  test('stands on the dashboard beside dated lessons', async () => {
    answer({ 'enrollments.list': () => ({ enrollments: [] }) });
    upcoming(
      session({ meeting: 2, meetings: 8 }),
      session({
        kind: 'lesson',
        bookingId: null,
        thingId: 5,
        title: 'Gambito da Dama',
        courseId: 4,
        courseTitle: 'Aberturas',
      }),
    );
    openApp('/dashboard');
    const list = await screen.findByRole('list', { name: 'Próximas sessões' });
    expect(list).toHaveTextContent('encontro 2 de 8');
    expect(within(list).getByRole('link', { name: 'Gambito da Dama' })).toHaveAttribute('href', '/course/4');
  });
});

test('bookings of all kinds stand in one list', async () => {
  answer({
    'bookings.list': () => ({
      bookings: [
        booking(),
        booking({
          id: 4,
          kind: 'tournament',
          title: 'Copa Jovem',
          mentoringProgram: null,
          location: 'São Paulo',
          price: 30,
        }),
        booking({ id: 5, title: 'Desmarcada', cancelledAt: '2026-11-21T12:00:00.000Z', cancellable: false }),
      ],
      total: 3,
      page: 1,
      pageSize: 20,
    }),
  });
  openApp('/mentoria/reservas');
  const list = await screen.findByRole('list', { name: 'Reservas' });
  for (const text of [
    'Mentoria · Mentoria Individual',
    'Torneio · São Paulo',
    'Cancelada em 21/11/2026. As moedas voltaram para você.',
  ])
    expect(list).toHaveTextContent(text);
  expect(within(list).getAllByRole('button', { name: /^Cancelar/ })).toHaveLength(2);
});

describe("the school's side", () => {
  const managed = (own: Partial<ManagedMentor> = {}): ManagedMentor => ({
    ...mentor(),
    accepts: true,
    active: true,
    account: null,
    freeSlots: 2,
    ...own,
  });
  const managedSlot = (own: Partial<ManagedSlot> = {}): ManagedSlot => {
    const { booked: _booked, ...offered } = slot();
    return {
      ...offered,
      places: 0,
      roomUrl: null,
      cancelledAt: null,
      begun: false,
      students: [{ id: 1, name: 'Ana Clara Moreira', email: 'ana@academia.example' }],
      ...own,
    };
  };
  const stocked = (mentors: ManagedMentor[], slots: ManagedSlot[] = []) =>
    answer({
      'mentoring.managedMentors': () => ({ mentors }),
      'mentoring.managedSlots': () => ({ slots, total: slots.length, page: 1, pageSize: 20 }),
    });

  test.each([null, student])('is closed to visitors and students (%#)', async user => {
    signedIn(user);
    openApp('/mentoria/administrar');
    expect(await screen.findByText('Somente mentores e administradores gerenciam a mentoria.')).toBeVisible();
  });

  test('tells a professor who is no mentor how to become one', async () => {
    signedIn(professor);
    stocked([]);
    openApp('/mentoria/administrar');
    expect(await screen.findByText('Você ainda não é mentor')).toBeVisible();
  });

  test.each([
    [1, 0, 'Livre'],
    [1, 1, 'Reservado'],
    [4, 0, '4 vagas livres'],
    [4, 1, '1 de 4 vagas ocupadas'],
    [4, 4, 'Lotado'],
  ])('says of %i places with %i taken: %s', async (capacity, taken, text) => {
    signedIn(professor);
    stocked(
      [managed()],
      [
        managedSlot({
          capacity,
          students: Array.from({ length: taken }, (_, i) => ({
            id: i,
            name: `Aluno ${i}`,
            email: `aluno${i}@academia.example`,
          })),
        }),
      ],
    );
    openApp('/mentoria/administrar');
    expect(await screen.findByText(text)).toBeVisible();
  });

  test('shows a mentor who comes, and takes the address of the room', async () => {
    signedIn(professor);
    stocked([managed()], [managedSlot()]);
    const setRoom = vi.fn(() => ({ slot: managedSlot() }));
    answer({ 'mentoring.setRoom': setRoom });
    const person = openApp('/mentoria/administrar');
    expect(await screen.findByRole('list', { name: 'Quem vem' })).toHaveTextContent(
      'Ana Clara Moreira · ana@academia.example',
    );
    await person.click(screen.getByRole('button', { name: /^Informar sala/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sala do encontro' }));
    await person.type(dialog.getByLabelText('Endereço da sala'), 'http://sala');
    await person.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(await dialog.findByText('Informe um endereço que comece com https://')).toBeVisible();
    await person.clear(dialog.getByLabelText('Endereço da sala'));
    await person.type(dialog.getByLabelText('Endereço da sala'), 'https://salas.exemplo.com/b');
    await person.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Sala informada!')).toBeVisible();
    expect(setRoom).toHaveBeenCalledExactlyOnceWith({ slotId: 7, roomUrl: 'https://salas.exemplo.com/b' });
  });

  test("offers a weekly series at São Paulo's hours", async () => {
    signedIn(professor);
    stocked([managed()]);
    const offer = vi.fn((_input: unknown) => ({ slots: [managedSlot(), managedSlot({ id: 8 })] }));
    answer({ 'mentoring.offer': offer });
    const person = openApp('/mentoria/administrar');
    await person.click(await screen.findByRole('button', { name: 'Oferecer horários' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Oferecer horários' }));
    await person.click(dialog.getByRole('button', { name: 'Oferecer' }));
    expect(await dialog.findByText('Informe a data')).toBeVisible();
    await person.type(dialog.getByLabelText('Data'), '2036-11-26');
    await person.type(dialog.getByLabelText('Hora'), '19:00');
    await person.clear(dialog.getByLabelText('Semanas seguidas'));
    await person.type(dialog.getByLabelText('Semanas seguidas'), '2');
    await person.click(dialog.getByRole('button', { name: 'Oferecer' }));
    expect(await screen.findByText('Horários oferecidos!')).toBeVisible();
    expect(offer.mock.lastCall?.[0]).toMatchObject({
      mentorId: 1,
      program: 'individual',
      startsAt: '2036-11-26T22:00:00.000Z',
      weeks: 2,
    });
  });

  test('calls a slot off after saying who is told', async () => {
    signedIn(admin);
    stocked([managed()], [managedSlot()]);
    const cancelSlot = vi.fn(() => ({ slot: managedSlot({ cancelledAt: '2026-11-22T12:00:00.000Z' }) }));
    answer({ 'mentoring.cancelSlot': cancelSlot });
    const person = openApp('/mentoria/administrar');
    await person.click(await screen.findByRole('button', { name: /^Cancelar/ }));
    const question = await screen.findByRole('alertdialog', { name: 'Cancelar este horário?' });
    expect(question).toHaveTextContent('1 aluno recebe as moedas de volta e um aviso: Ana Clara Moreira.');
    stocked([managed()], []);
    await person.click(within(question).getByRole('button', { name: 'Cancelar horário' }));
    expect(await screen.findByText('Horário cancelado')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(cancelSlot).toHaveBeenCalledExactlyOnceWith({ slotId: 7 });
  });

  test('makes and changes mentors', async () => {
    signedIn(admin);
    stocked([
      managed({ account: { id: 2, name: 'Ricardo Nogueira', email: 'ricardo@academia.example', comes: false } }),
    ]);
    const [create, update] = [
      vi.fn((_input: unknown) => ({ mentor: managed() })),
      vi.fn((_input: unknown) => ({ mentor: managed() })),
    ];
    answer({ 'mentoring.createMentor': create, 'mentoring.updateMentor': update });
    const person = openApp('/mentoria/administrar?aba=mentores');
    expect(await screen.findByText(/A conta está desativada ou é de aluno/)).toBeVisible();
    await person.click(await screen.findByRole('button', { name: 'Novo mentor' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Novo mentor' }));
    await person.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(await dialog.findByText('Nome é obrigatório')).toBeVisible();
    expect(dialog.getByText('O preço por hora vai de 90 a 150 moedas')).toBeVisible();
    for (const [label, text] of [
      ['Nome', 'Clara'],
      ['Título', 'Mestra FIDE'],
      ['Especialidade', 'Finais'],
      ['Rating', '2200'],
      ['Anos de experiência', '9'],
      ['Moedas por hora', '90'],
    ] as const)
      await person.type(dialog.getByLabelText(label), text);
    await person.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Mentor criado!')).toBeVisible();
    expect(create.mock.lastCall?.[0]).toEqual({
      name: 'Clara',
      title: 'Mestra FIDE',
      specialty: 'Finais',
      rating: 2200,
      experience: 9,
      pricePerHour: 90,
      accountEmail: null,
      accepts: true,
      active: true,
    });
    await person.click(screen.getByRole('button', { name: /^Editar/ }));
    const edit = within(await screen.findByRole('dialog', { name: 'Editar mentor' }));
    await person.click(edit.getByRole('switch', { name: /^Ativo/ }));
    await person.click(edit.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Mentor atualizado!')).toBeVisible();
    expect(update.mock.lastCall?.[0]).toMatchObject({
      mentorId: 1,
      active: false,
      accountEmail: 'ricardo@academia.example',
    });
  });
});
