import type { Game, GameSummary } from '../../server/features/games/games.schema.ts';

export const savedGame = (own: Partial<Game> = {}): Game => ({
  id: 12,
  playerId: 1,
  playerName: 'Ana Clara Moreira',
  mode: 'practice',
  timeControl: '600',
  difficulty: 'medio',
  opponent: 'IA (Médio)',
  side: 'white',
  isShared: false,
  kind: 'rated',
  matchId: 31,
  result: '1-0',
  ending: 'checkmate',
  plies: 7,
  ratingChange: 34,
  createdAt: '2026-11-20T15:00:00.000Z',
  pgn: '[Result "1-0"]\n\n1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0',
  comments: [
    {
      id: 1,
      ply: 6,
      text: 'Aqui as pretas deixam f7 sem defesa.',
      authorId: 2,
      shapes: [{ brush: 'green', from: 'g8', to: 'f6' }],
      authorName: 'Ricardo Nogueira',
      createdAt: '2026-11-20T18:00:00.000Z',
    },
  ],
  mayComment: false,
  reviewed: false,
  moveMilliseconds: null,
  ...own,
});

/** The same game as a list shows it. */
export const summaryOf = ({
  pgn: _pgn,
  mayComment: _mayComment,
  moveMilliseconds: _times,
  comments,
  ...summary
}: Game): GameSummary => ({
  ...summary,
  comments: comments.length,
});
