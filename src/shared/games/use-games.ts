import { keepPreviousData } from '@tanstack/react-query';
import type { OwnGamesInput } from '../../../server/features/games/games.schema.ts';
import { api } from '../../lib/api.ts';

export const useGame = (gameId: number) => api.games.get.useQuery({ gameId });

/** The previous page stays on the screen while the next one loads. */
export const useOwnGames = (page: number, mode: OwnGamesInput['mode']) =>
  api.games.own.useQuery({ page, mode }, { placeholderData: keepPreviousData });

export const useStudentGames = (page: number, search: string) =>
  api.games.ofStudents.useQuery({ page, search }, { placeholderData: keepPreviousData });

export const useComment = () => {
  const cache = api.useUtils();
  return api.games.comment.useMutation({ onSuccess: () => cache.games.invalidate() });
};

export const useDeleteComment = () => {
  const cache = api.useUtils();
  return api.games.deleteComment.useMutation({ onSuccess: () => cache.games.invalidate() });
};
