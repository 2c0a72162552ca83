import { keepPreviousData } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

// The previous page stays on the screen while the next one loads.
const patiently = { placeholderData: keepPreviousData } as const;

export const useRanking = (page: number) => api.games.ranking.useQuery({ page }, patiently);
