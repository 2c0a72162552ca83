import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '../../server/errors.ts';
import type { Booking } from '../../server/features/bookings/bookings.schema.ts';
import type { Slot } from '../../server/features/mentoring/mentoring.schema.ts';
import '../../src/features/mentoring/MentoringScreen.tsx'; // read ahead of the lazy route
import { answer } from '../support/msw.ts';
import { booking, mentor, school, session, slot, upcoming } from './mentoring-samples.ts';
import { openApp, signedIn } from './open-app.tsx';
import { admin, professor, student } from './samples.ts';
import { onePage } from './one-page.ts';

beforeEach(() => signedIn(student));

test('a visitor is asked to sign in', async () => {
  signedIn(null);
  openApp('/mentoria');
  expect(await screen.findByText('Acesso Restrito')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Fazer Login' })).toHaveAttribute('href', '/login');
});

test('an hour costs what the mentors ask: one price, or the lowest where they differ', async () => {
  school([mentor(), mentor({ id: 2, name: 'Otávio Prates', pricePerHour: 125 })]);
  openApp('/mentoria');
  expect(await screen.findByText('a partir de')).toBeVisible();
  const [individual] = within(screen.getByRole('list', { name: 'Programas' })).getAllByRole('listitem');
  expect(individual).toHaveTextContent('a partir de 100 moedas');
});

test('shows coins, three programmes, the mentors and who of them can be booked', async () => {
  school();
  openApp('/mentoria');
  const programs = within(await screen.findByRole('list', { name: 'Programas' }))
    .getAllByRole('heading')
    .map(heading => heading.closest('li')!);
  const texts = [
    ['100 moedas', '1 hora'],
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
    const [slots, booked] = [vi.fn((_input: unknown) => onePage({ slots: [offered] })), vi.fn(book)];
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

  test('asks the guardians, where the child’s purchases wait for them', async () => {
    const asked = vi.fn((_input: unknown) => ({
      request: {
        id: 1,
        kind: 'slot' as const,
        title: 'Mentoria com Ricardo Nogueira',
        coins: 100,
        state: 'waiting' as const,
        createdAt: '2026-05-04T12:00:00.000Z',
        answeredAt: null,
      },
    }));
    answer({ 'guardians.requests': () => ({ waits: true, requests: [] }), 'guardians.ask': asked });
    const { person, booked, dialog } = await choose(slot());
    await person.click(await within(dialog).findByRole('button', { name: 'Pedir aos responsáveis' }));
    expect(await screen.findByText('Pedido enviado aos seus responsáveis!')).toBeVisible();
    expect(asked).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'slot', id: 7 }));
    expect(booked).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
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
