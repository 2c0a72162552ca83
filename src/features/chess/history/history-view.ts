/** What is open in the history, as the address carries it; what the address gets wrong is not there. */
import { GameInput, OwnGamesInput } from '../../../../server/features/games/games.schema.ts';

export type HistoryPlace = { page: number; /** The game that is looked at. */ game: number | undefined };

export const placeFrom = (query: URLSearchParams): HistoryPlace => ({
  page: OwnGamesInput.shape.page.safeParse(query.get('pagina')).data ?? 1,
  game: GameInput.shape.gameId.safeParse(query.get('partida')).data,
});

export const hrefOf = ({ page = 1, game }: Partial<HistoryPlace>): string => {
  const query = new URLSearchParams();
  if (page > 1) query.set('pagina', String(page));
  if (game !== undefined) query.set('partida', String(game));
  return query.size > 0 ? `/practice?${query}` : '/practice';
};
