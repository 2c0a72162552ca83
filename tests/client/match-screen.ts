import type { Game, GameSummary } from '../../server/features/games/games.schema.ts';
import { openApp, signedIn } from './open-app.tsx';
import { student } from './samples.ts';

type Person = ReturnType<typeof openApp>;

export const summary = (own: Partial<GameSummary> = {}): GameSummary => ({
  id: 1,
  playerId: student.id,
  playerName: student.fullName,
  mode: 'blitz',
  timeControl: '300',
  difficulty: null,
  opponent: 'Oponente',
  side: 'white',
  isShared: true,
  kind: 'friendly',
  matchId: null,
  result: '0-1',
  ending: 'resignation',
  plies: 5,
  ratingChange: 0,
  comments: 0,
  createdAt: '2026-01-10T12:00:00.000Z',
  ...own,
});
export const whole = (own: Partial<GameSummary> = {}): Game => ({
  ...summary(own),
  pgn: '1. e4 e5 2. Nf3 Nc6 3. Bb5 0-1',
  comments: [],
  mayComment: false,
  reviewed: false,
  moveMilliseconds: null,
});

export const comeIn = (path: string, user: typeof student | null = student): Person => {
  signedIn(user);
  return openApp(path);
};
