import { api } from '../../lib/api.ts';

/** Fetches one stored game's PGN. */
export const useReadGame = () => {
  const cache = api.useUtils();
  return async (gameId: number): Promise<string> => (await cache.games.get.fetch({ gameId })).game.pgn;
};
