import { useQuery } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import type { Mistake } from '../../../../../server/features/game-reviews/mistakes.schema.ts';
import { toUci } from '../../../../../server/rules/played-move.ts';
import { api } from '../../../../lib/api.ts';
import { errorText } from '../../../../lib/error-text.ts';
import { toast } from '../../../../ui/toast-store.ts';
import { isPlaying, type MistakeEvent, mistakeSolving, opened } from './mistake-solving.ts';

/** Between the moves that are played on the board by themselves: one watches them. */
const WATCHED_MS = 1_000;

/** The mistakes of a game, or those that are due. They stay the same for as long as one answers to them. */
export const useMistakes = (gameId: number | undefined, session: number) => {
  const cache = api.useUtils();
  return useQuery({
    queryKey: ['mistakes-session', gameId, session],
    queryFn: () => cache.client.mistakes.list.query(gameId === undefined ? { due: 'today' } : { gameId }),
    staleTime: 'static',
    gcTime: 0,
  });
};

/** Answers to one mistake; the server judges. */
export const useMistakeSolving = ({ id, fen }: Mistake) => {
  const [state, dispatch] = useReducer(mistakeSolving, fen, opened);
  const cache = api.useUtils();
  const onSuccess = () => void cache.training.due.invalidate();
  const attempt = api.mistakes.attempt.useMutation({ onSuccess });
  const solution = api.mistakes.solution.useMutation({ onSuccess });

  const plays = isPlaying(state);
  useEffect(() => {
    if (!plays) return undefined;
    const timer = setTimeout(() => dispatch({ type: 'stepped' }), WATCHED_MS);
    return () => clearTimeout(timer);
  }, [plays, state.ply]);

  const act = (event: MistakeEvent) => {
    const next = mistakeSolving(state, event);
    dispatch(event);
    const move = next.game.moves[0];
    if (next === state || next.phase.is !== 'judging' || !move) return;
    attempt.mutate(
      { mistakeId: id, move: toUci(move) },
      {
        onSuccess: ({ right, line, dueDay }) => dispatch({ type: 'judged', right, line, dueDay }),
        onError: error => dispatch({ type: 'failed', error: errorText(error) }),
      },
    );
  };
  const showBest = () =>
    solution.mutate(
      { mistakeId: id },
      {
        onSuccess: ({ line, dueDay }) => dispatch({ type: 'shown', line, dueDay }),
        onError: error =>
          toast({ title: 'Não foi possível mostrar o lance', description: errorText(error), variant: 'destructive' }),
      },
    );
  return { state, act, showBest, isAsking: solution.isPending };
};
