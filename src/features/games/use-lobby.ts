import { keepPreviousData } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

// The page before stays on the screen while the next one is on its way.
const patiently = { placeholderData: keepPreviousData } as const;

export const useRanking = (page: number) => api.games.ranking.useQuery({ page }, patiently);
export const useStudentGames = (page: number, search: string) =>
  api.games.ofStudents.useQuery({ page, search }, patiently);
