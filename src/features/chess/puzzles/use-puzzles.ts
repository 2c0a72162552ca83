import { keepPreviousData, useMutation } from '@tanstack/react-query';
import type { NextPuzzleInput } from '../../../../server/features/puzzles/puzzles.schema.ts';
import type { PuzzleSheetInput } from '../../../../server/features/puzzles/sheet.schema.ts';
import { api } from '../../../lib/api.ts';
import type { PuzzlesView } from './puzzles-view.ts';

/** A page of the puzzles that pass the filter. The page before stays on the screen while it is on its way. */
export const usePuzzles = ({ difficulty, theme, state, page }: PuzzlesView) =>
  api.puzzles.list.useQuery({ difficulty, theme, state, page }, { placeholderData: keepPreviousData });

/** Puzzles with their solutions, for those who teach. The sheet before stays while the next one is on its way. */
export const usePuzzleSheet = (input: PuzzleSheetInput) =>
  api.puzzles.sheet.useQuery(input, { placeholderData: keepPreviousData });

export const usePuzzle = (id: number) => api.puzzles.get.useQuery({ id });

/** Asks which puzzle suits the viewer next; null when there is none left. */
export const useNextPuzzle = () => {
  const cache = api.useUtils();
  return useMutation({
    mutationFn: (wanted: NextPuzzleInput) => cache.client.puzzles.next.query(wanted),
    onSuccess: ({ puzzle }) => puzzle && cache.puzzles.get.setData({ id: puzzle.id }, { puzzle }),
  });
};

/** Says how one plays, before the first puzzle. */
export const useChooseLevel = () => {
  const cache = api.useUtils();
  return api.puzzles.chooseLevel.useMutation({ onSuccess: () => void cache.puzzles.invalidate() });
};

/** A puzzle that is not solved unaided comes again on another day, and no more today. */
const useMissed = () => {
  const cache = api.useUtils();
  return (): void => {
    void cache.puzzles.invalidate();
    void cache.training.due.invalidate();
  };
};

/** A judged move. A solved puzzle may pay, and with that change all that is on the screen; nobody waits for it. */
export const useAttempt = () => {
  const cache = api.useUtils();
  const missed = useMissed();
  return api.puzzles.attempt.useMutation({
    onSuccess: ({ status }) => {
      if (status === 'solved') void cache.invalidate();
      if (status === 'wrong') missed();
    },
  });
};

export const useHint = () => api.puzzles.hint.useMutation({ onSuccess: useMissed() });

export const useSolution = () => api.puzzles.solution.useMutation({ onSuccess: useMissed() });

/** What the engine says of a position. */
export const useAnalysis = () => api.chess.analyze.useMutation();
