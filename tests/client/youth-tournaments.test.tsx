import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '../../server/errors.ts';
import type { User } from '../../server/features/auth/auth.schema.ts';
import type { Booking } from '../../server/features/bookings/bookings.schema.ts';
import '../../src/features/tournaments/ManageScreen.tsx'; // read ahead of the lazy routes
import '../../src/features/tournaments/TournamentsScreen.tsx';
import '../../src/features/youth/YouthScreen.tsx';
import { answer } from '../support/msw.ts';
import { openApp, signedIn } from './open-app.tsx';
import { admin, professor, student } from './samples.ts';
import { booking, card, FUTURE, offer, seat, tournament, youth } from './youth-samples.ts';

beforeEach(() => {
  signedIn(student);
  answer({ 'youth.read': () => youth() });
  offer();
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
