import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Classmates, ClassmatesGame } from '../../server/features/matches/classmates.schema.ts';
import '../../src/features/games/classmates/ClassmatesScreen.tsx'; // read ahead of the lazy routes
import { answer } from '../support/msw.ts';
import { DeafSocket } from './held-table.ts';
import { openApp, signedIn } from './open-app.tsx';
import { student } from './samples.ts';

beforeEach(() => {
  vi.stubGlobal('WebSocket', DeafSocket);
});
afterEach(() => void vi.unstubAllGlobals());

const at = '2026-11-23T12:00:00.000Z';
const player = (userId: number, name: string): ClassmatesGame['white'] => ({
  kind: 'person',
  userId,
  name,
  rating: 1200,
  provisional: false,
});
const game: ClassmatesGame = {
  id: 7,
  white: player(21, 'Ana Lima'),
  black: player(22, 'Bia Reis'),
  base: 300,
  increment: 0,
  rated: true,
  level: null,
  fen: 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1',
  ply: 1,
  lastMove: 'e2e4',
  turn: 'black',
  clocks: { white: 300_000, black: 300_000 },
  running: 'black',
  paused: false,
  result: '*',
  answeredAt: at,
};
const offer = (values: Partial<Classmates>) =>
  answer({ 'matches.classmates': () => ({ allowed: true, shown: true, games: [game], answeredAt: at, ...values }) });

test('a student looks at a classmates’ game closely, and forbids the own ones', async () => {
  signedIn(student);
  offer({ games: [game, { ...game, id: 6, running: null, result: '1/2-1/2' }] });
  const showGames = vi.fn((_input: unknown) => ({ shown: false }));
  answer({ 'matches.showGames': showGames });
  openApp('/partidas/colegas');
  const tile = await screen.findByRole('button', {
    name: 'Ver de perto: Ana Lima contra Bia Reis, 1 lance, vez das pretas',
  });
  expect(screen.getByRole('button', { name: /vez das pretas. Empate$/ })).toBeVisible();
  fireEvent.click(tile);
  await waitFor(() => expect(tile).toHaveAttribute('aria-pressed', 'true'));
  offer({ shown: false });
  fireEvent.click(screen.getByRole('switch', { name: /^Colegas podem assistir/ }));
  await waitFor(() => expect(screen.getByRole('switch')).not.toBeChecked());
  await waitFor(() => expect(showGames.mock.calls[0]?.[0]).toEqual({ shown: false }));
});

test('where the school has not opened the games, nothing is promised', async () => {
  signedIn(student);
  offer({ allowed: false, games: [] });
  openApp('/partidas/colegas');
  expect(await screen.findByText('A escola não abriu as partidas aos colegas.')).toBeVisible();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});
