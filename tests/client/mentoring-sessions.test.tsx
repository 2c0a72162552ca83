import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { roomStateOf } from '../../src/features/mentoring/sessions/room-state.ts';
import '../../src/features/dashboard/DashboardScreen.tsx'; // read ahead of the lazy routes
import '../../src/features/mentoring/BookingsScreen.tsx';
import '../../src/features/mentoring/MentoringScreen.tsx';
import { answer } from '../support/msw.ts';
import { booking, school, session, upcoming } from './mentoring-samples.ts';
import { openApp, signedIn } from './open-app.tsx';
import { student } from './samples.ts';
import { onePage } from './one-page.ts';

beforeEach(() => signedIn(student));

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

  test('opens when it is time, and offers to write to a mentor with an account', async () => {
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

  test('offers no chat where there is nobody to write to, and is cancelled after a question', async () => {
    school();
    upcoming(session());
    const cancel = vi.fn(() => ({ booking: booking(), coins: 285 }));
    answer({ 'bookings.cancel': cancel });
    const person = openApp('/mentoria');
    await person.click(await screen.findByRole('button', { name: /^Cancelar/ }));
    expect(screen.queryByText(/^Chat/)).toBeNull();
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
    answer({ 'enrollments.list': () => onePage({ enrollments: [] }) });
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
