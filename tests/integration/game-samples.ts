import type { SaveGameInput } from '../../server/features/games/games.schema.ts';

const SCHOLARS_MATE = '1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7#';

export const aGame = (changes: Partial<SaveGameInput> = {}): SaveGameInput => ({
  mode: 'practice',
  timeControl: '600',
  difficulty: 'medio',
  pgn: SCHOLARS_MATE,
  result: '1-0',
  ...changes,
});
export const aMatch = (changes: Partial<SaveGameInput> = {}) =>
  aGame({ mode: 'blitz', timeControl: '300+3', difficulty: null, ...changes });
