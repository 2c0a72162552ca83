import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '../../server/errors.ts';
import type { User } from '../../server/features/auth/auth.schema.ts';
import type { Booking } from '../../server/features/bookings/bookings.schema.ts';
import type { Entrant, Tournament, TournamentsInput } from '../../server/features/tournaments/tournaments.schema.ts';
import { CATEGORIES, YouthCategory, type Youth, type YouthProgram } from '../../server/features/youth/youth.schema.ts';
import '../../src/features/tournaments/ManageScreen.tsx'; // read ahead of the lazy routes
import '../../src/features/tournaments/TournamentsScreen.tsx';
import '../../src/features/youth/YouthScreen.tsx';
import { answer } from '../support/msw.ts';
import { openApp, signedIn } from './open-app.tsx';
import { admin, professor, student } from './samples.ts';

const FUTURE = '2099-01-10T16:00:00.000Z';
const tournament = (own: Partial<Tournament> = {}): Tournament => ({
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
const seat = { bookingId: 7, price: 30, cancellable: true, cancellableUntil: '2099-01-09T16:00:00.000Z' };

const program = (own: Partial<YouthProgram> = {}): YouthProgram => ({
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
const youth = (own: Partial<Youth> = {}, fitting: readonly YouthCategory[] = YouthCategory.options): Youth => ({
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
const booking = (own: Partial<Booking> = {}): Booking => ({
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
const offer = (upcoming: Tournament[] = three, past: Tournament[] = []) =>
  answer({ 'tournaments.list': input => page((input as TournamentsInput).when === 'past' ? past : upcoming) });
const card = async (name: string) => {
  const heading = await screen.findByRole('heading', { name, level: 3 });
  return within(heading.closest('li')!);
};

beforeEach(() => {
  signedIn(student);
  answer({ 'youth.read': () => youth() });
  offer();
});

describe('Categoria de Base', () => {
  test('asks a visitor to sign in', async () => {
    signedIn(null);
    openApp('/categoria-base');
    expect(await screen.findByText('Acesso Restrito')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Fazer Login' })).toHaveAttribute('href', '/login');
  });

  test('counts students, categories, teachers and tournaments, and shows the age groups', async () => {
    openApp('/categoria-base');
    const numbers = await screen.findByRole('region', { name: 'Números da base' });
    expect(
      within(numbers)
        .getAllByRole('definition')
        .map(number => number.textContent),
    ).toEqual(['69', '4', '3', '12']);
    const groups = within(screen.getByRole('list', { name: 'Categorias de idade' })).getAllByRole('listitem');
    expect(groups.map(group => group.textContent)).toEqual([
      'Sub-86 a 8 anos18 alunos',
      'Sub-108 a 10 anos17 alunos',
      'Sub-1210 a 12 anos16 alunos',
      'Sub-1412 a 14 anos15 alunos',
    ]);
    expect((await card('Escolinha de Xadrez')).getByText('120 moedas')).toBeVisible();
    expect((await card('Escolinha de Xadrez')).getByText('2x por semana')).toBeVisible();
    expect((await card('Equipe de Competição')).getByText('3x por semana')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Camila Rocha' })).toBeVisible();
  });

  test('shows three tournaments with their status, and what each lets one do', async () => {
    const user = openApp('/categoria-base');
    const [open, soon, qualifiers] = [await card('Copa Jovem'), await card('Festival'), await card('Final')];
    expect(open.getByText('Inscrições abertas')).toBeVisible();
    expect(open.getByRole('button', { name: /^Inscrever/ })).toBeEnabled();
    expect(soon.getByText('Em breve')).toBeVisible();
    expect(soon.getByRole('button', { name: /^Em Breve/ })).toBeDisabled();
    expect(qualifiers.getByText('Classificatórias')).toBeVisible();
    await user.click(qualifiers.getByRole('button', { name: /^Ver Detalhes/ }));
    expect(await screen.findByRole('dialog', { name: 'Final' })).toHaveTextContent('Oito primeiros de cada categoria.');
  });

  test('says what to do where the price is on request', async () => {
    const user = openApp('/categoria-base');
    await user.click((await card('Xadrez nas Escolas')).getByRole('button', { name: /^Consultar preço/ }));
    expect(await screen.findByText(/Em breve você pedirá uma proposta por aqui/)).toBeVisible();
  });

  test('enrols in the group that the student picks, for the price they saw', async () => {
    const enroll = vi.fn((_input: unknown) => ({
      booking: booking({ kind: 'program', category: 'sub10', price: 120 }),
      coins: 65,
    }));
    answer({ 'youth.enroll': enroll });
    const user = openApp('/categoria-base');
    await user.click((await card('Escolinha de Xadrez')).getByRole('button', { name: /^Matricular/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirmar matrícula' }));
    expect(dialog.getByText('65 moedas')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Confirmar matrícula' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Escolha a categoria de idade.');
    expect(enroll).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('radio', { name: /Sub-10/ }));
    answer({ 'youth.read': () => youth({ programs: [program({ seat, category: 'sub10' })] }) });
    await user.click(dialog.getByRole('button', { name: 'Confirmar matrícula' }));
    expect(await screen.findByText('Matrícula confirmada!')).toBeVisible();
    expect(enroll.mock.lastCall?.[0]).toEqual({
      programId: 2,
      category: 'sub10',
      price: 120,
      clientKey: expect.stringMatching(/^\w{32}$/) as string,
    });
    expect(await screen.findByText('Matriculado na Sub-10')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: /^Cancelar matrícula/ })).toHaveFocus());
  });

  test('offers only the groups of the age in the profile, the first one chosen', async () => {
    answer({ 'youth.read': () => youth({ age: 8 }, ['sub8', 'sub10']) });
    const user = openApp('/categoria-base');
    expect(await screen.findAllByText('Sua idade')).toHaveLength(2);
    await user.click((await card('Escolinha de Xadrez')).getByRole('button', { name: /^Matricular/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getAllByRole('radio').map(radio => (radio as HTMLInputElement).checked)).toEqual([true, false]);
    expect(dialog.getByText('Pela data de nascimento do seu perfil, você tem 8 anos.')).toBeVisible();
  });

  test('tells whom no group suits why, and lets nothing be confirmed', async () => {
    answer({ 'youth.read': () => youth({ age: 31 }, []) });
    const user = openApp('/categoria-base');
    await user.click((await card('Escolinha de Xadrez')).getByRole('button', { name: /^Matricular/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('alert')).toHaveTextContent('você tem 31 anos');
    expect(dialog.getByRole('button', { name: 'Confirmar matrícula' })).toBeDisabled();
  });

  test('says how many coins are missing, and where they are earned', async () => {
    const user = openApp('/categoria-base');
    await user.click((await card('Equipe de Competição')).getByRole('button', { name: /^Matricular/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Moedas insuficientes' }));
    expect(dialog.getByText('15 moedas')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Resolver problemas' })).toHaveAttribute('href', '/practice?aba=problemas');
  });
});

describe('Torneios', () => {
  test('asks a visitor who would enter to sign in first', async () => {
    signedIn(null);
    answer({ 'auth.options': () => ({ demo: false, professorApproval: false }) });
    const user = openApp('/tournaments');
    expect(await screen.findByText('Participe de torneios e compita com outros jogadores.')).toBeVisible();
    await user.click((await card('Copa Jovem')).getByRole('button', { name: /^Inscrever/ }));
    await user.click(
      within(await screen.findByRole('alertdialog', { name: 'Faça login para se inscrever' })).getByRole('button', {
        name: 'Fazer Login',
      }),
    );
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
  });

  test('keeps one mark for a seat whose answer was lost, and says what the server refuses', async () => {
    const enter = vi.fn((_input: unknown): { booking: Booking; coins: number } => {
      throw new AppError('fullyBooked');
    });
    answer({ 'tournaments.enter': enter });
    const user = openApp('/tournaments');
    await user.click((await card('Copa Jovem')).getByRole('button', { name: /^Inscrever/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirmar inscrição' }));
    await user.click(dialog.getByRole('button', { name: 'Confirmar inscrição' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Não há mais vagas');
    await user.click(dialog.getByRole('button', { name: 'Confirmar inscrição' }));
    await waitFor(() => expect(enter).toHaveBeenCalledTimes(2));
    expect(enter.mock.calls[1]![0]).toEqual(enter.mock.calls[0]![0]);
  });

  test('lets a seat be given back while there is time, and says until when', async () => {
    offer([tournament({ seat })]);
    const cancel = vi.fn(() => ({ booking: booking({ cancelledAt: FUTURE }), coins: 215 }));
    answer({ 'bookings.cancel': cancel });
    const user = openApp('/tournaments');
    const held = await card('Copa Jovem');
    expect(held.getByText('Você está inscrito')).toBeVisible();
    expect(held.getByText(/^Cancelamento até 09\/01\/2099/)).toBeVisible();
    await user.click(held.getByRole('button', { name: /^Cancelar inscrição/ }));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Cancelar esta inscrição?' }));
    offer([tournament()]);
    await user.click(asked.getByRole('button', { name: 'Cancelar inscrição' }));
    expect(await screen.findByText('30 moedas de volta. Você tem 215 moedas.')).toBeVisible();
    await waitFor(() => expect(held.getByRole('button', { name: /^Inscrever/ })).toHaveFocus());
  });

  test('says of others that they are full, called off, too late to leave, or past', async () => {
    offer(
      [
        tournament({ participants: 40 }),
        tournament({ id: 2, name: 'Festival', cancelled: true, participants: 0 }),
        tournament({ id: 3, name: 'Final', seat: { ...seat, cancellable: false } }),
      ],
      [
        tournament({
          id: 4,
          name: 'Primeira etapa',
          startsAt: '2026-01-10T12:00:00.000Z',
          over: true,
          participants: 22,
          seat: { ...seat, cancellable: false },
        }),
      ],
    );
    openApp('/tournaments');
    expect((await card('Copa Jovem')).getByRole('button', { name: /^Vagas esgotadas/ })).toBeDisabled();
    expect((await card('Festival')).getByText('Cancelado')).toBeVisible();
    expect((await card('Festival')).queryByRole('button')).toBeNull();
    expect((await card('Final')).getByText('O prazo para cancelar terminou.')).toBeVisible();
    expect((await card('Final')).queryByRole('button')).toBeNull();
    expect((await card('Primeira etapa')).getByText('Você jogou')).toBeVisible();
    expect((await card('Primeira etapa')).getByText(/22 participantes/)).toBeVisible();
  });

  test('without any says so', async () => {
    offer([], []);
    openApp('/tournaments');
    expect(await screen.findByText('Nenhum torneio marcado')).toBeVisible();
    expect(await screen.findByText('Nenhum torneio realizado ainda')).toBeVisible();
  });

  test.each([
    ['professor', professor, 'Ver inscritos'],
    ['admin', admin, 'Administrar torneios'],
  ] as [string, User, string][])('offers a %s no seat, but the way to those entered', async (_who, user, label) => {
    signedIn(user);
    openApp('/tournaments');
    expect(await screen.findByRole('link', { name: label })).toHaveAttribute('href', '/tournaments/administrar');
    expect((await card('Copa Jovem')).queryByRole('button')).toBeNull();
  });
});

const entrant: Entrant = {
  bookingId: 5,
  name: 'Alice Barros',
  email: null,
  age: 7,
  rating: 1200,
  category: null,
  price: 0,
  enteredAt: '2026-10-01T12:00:00.000Z',
};

describe('Administrar Torneios e Base', () => {
  beforeEach(() => {
    answer({
      'youth.managed': () => ({ programs: youth().programs, teachers: youth().teachers }),
      'tournaments.entrants': () => ({ title: 'Copa Jovem', entrants: [entrant], total: 1, page: 1, pageSize: 50 }),
    });
  });

  test('is closed to students', async () => {
    openApp('/tournaments/administrar');
    expect(await screen.findByText('Acesso Negado')).toBeVisible();
  });

  test('lets a professor read who is entered and change nothing', async () => {
    signedIn(professor);
    const user = openApp('/tournaments/administrar');
    const first = (await screen.findAllByRole('button', { name: /^Inscritos/ }))[0]!;
    expect(
      screen.queryByRole('button', { name: /^(Editar|Novo|Cancelar torneio|Abrir inscrições|Fechar inscrições)/ }),
    ).toBeNull();
    await user.click(first);
    const dialog = within(await screen.findByRole('dialog', { name: 'Inscritos' }));
    expect(await dialog.findByText('Alice Barros')).toBeVisible();
    expect(dialog.getByText('7 anos')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Baixar CSV' })).toBeEnabled();
  });

  test('an administrator writes a tournament, and is told what is missing', async () => {
    signedIn(admin);
    const create = vi.fn((_input: unknown) => ({ tournament: tournament() }));
    answer({ 'tournaments.create': create });
    const user = openApp('/tournaments/administrar');
    await user.click(await screen.findByRole('button', { name: 'Novo torneio' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Novo torneio' }));
    await user.selectOptions(dialog.getByLabelText('Inscrições'), 'Classificatórias');
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect((await dialog.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
      'Nome é obrigatório',
      'Descrição é obrigatória',
      'Informe a data e o horário de início',
      'Local é obrigatório',
      'Categorias são obrigatórias',
      'Premiação é obrigatória',
    ]);
    expect(dialog.getByLabelText('Nome')).toHaveFocus();
    for (const [label, text] of [
      ['Nome', 'Aberto'],
      ['Descrição', 'Sete rodadas'],
      ['Data', '2099-05-02'],
      ['Local', 'Sede'],
      ['Categorias', 'Todas'],
      ['Premiação', 'Troféu'],
      ['Como se classificar', 'Os oito melhores'],
    ] as const) {
      await user.type(dialog.getByLabelText(label), text);
    }
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Torneio criado!')).toBeVisible();
    expect(create.mock.lastCall?.[0]).toMatchObject({
      name: 'Aberto',
      startsAt: '2099-05-02T12:00:00.000Z',
      registration: 'qualifiers',
      rules: 'Os oito melhores',
      price: 0,
      capacity: null,
    });
  });

  test('an administrator opens a registration, and calls a tournament off after being asked', async () => {
    signedIn(admin);
    const set = vi.fn((_input: unknown) => {
      // As browsers do with a button that is disabled while it has the focus.
      (document.activeElement as HTMLElement).blur();
      return { tournament: tournament({ id: 2 }) };
    });
    const cancel = vi.fn((_input: unknown) => ({ tournament: tournament({ cancelled: true }) }));
    answer({ 'tournaments.setRegistration': set, 'tournaments.cancel': cancel });
    const user = openApp('/tournaments/administrar');
    await user.click(await screen.findByRole('button', { name: /^Abrir inscrições.*Festival/ }));
    await waitFor(() => expect(set.mock.lastCall?.[0]).toEqual({ tournamentId: 2, open: true }));
    await waitFor(() => expect(screen.getByRole('button', { name: /inscrições.*Festival/ })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: /^Cancelar torneio.*Copa Jovem/ }));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Cancelar este torneio?' }));
    expect(asked.getByText(/12 inscritos recebem as moedas de volta e um aviso/)).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Cancelar torneio' }));
    await waitFor(() => expect(cancel.mock.lastCall?.[0]).toEqual({ tournamentId: 1 }));
    expect(await screen.findByText('Torneio cancelado')).toBeVisible();
  });

  test('an administrator changes a programme and the team', async () => {
    signedIn(admin);
    const update = vi.fn((_input: unknown) => ({ program: program() }));
    const teacher = vi.fn((_input: unknown) => ({ teacher: youth().teachers[0]! }));
    answer({ 'youth.updateProgram': update, 'youth.updateTeacher': teacher });
    const user = openApp('/tournaments/administrar?aba=programas');
    await user.click(await screen.findByRole('button', { name: /^Editar.*Escolinha/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar programa' }));
    await user.clear(dialog.getByLabelText(/^Vagas/));
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(update.mock.lastCall?.[0]).toMatchObject({
        programId: 2,
        price: 120,
        classesPerWeek: 2,
        capacity: null,
        startsAt: FUTURE,
        active: true,
      }),
    );
    await user.click(await screen.findByRole('tab', { name: 'Professores' }));
    await user.click(await screen.findByRole('button', { name: /^Editar.*Camila/ }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Editar professor' })).getByRole('switch', {
        name: /^Na equipe/,
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(teacher.mock.lastCall?.[0]).toMatchObject({ teacherId: 1, active: false }));
  });
});
