import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import type { TrainingMode, TrainingView } from './training-view.ts';

/** How much of each kind comes again today. */
export const useDue = () => api.training.due.useQuery();

/** The positions of lessons that come again today; of staff nothing does. */
export const useDueChapters = (isStudent: boolean) => api.chapters.due.useQuery(undefined, { enabled: isStudent });

/** The viewer's figures, and how they do by theme. */
export const useProgress = () => api.puzzles.progress.useQuery();

/**
 * The puzzle at a step of a session, after the one before it. It stays the same whatever is refetched meanwhile:
 * solving it must not take it off the board.
 */
export const useStep = (
  mode: Exclude<TrainingMode, 'erros' | 'visao' | 'finais' | 'repertorio'>,
  { theme, difficulty }: Pick<TrainingView, 'theme' | 'difficulty'>,
  { session, step, after }: { session: number; step: number; after: number | undefined },
) => {
  const cache = api.useUtils();
  const filter = mode === 'diario' ? {} : { theme, difficulty, after };
  return useQuery({
    queryKey: ['training-step', mode, theme, difficulty, session, step],
    queryFn: () => cache.client.puzzles.next.query({ mode, ...filter }),
    staleTime: 'static',
    gcTime: 0,
  });
};
