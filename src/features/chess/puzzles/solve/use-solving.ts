import { useEffect, useReducer } from 'react';
import type { PuzzleSummary } from '../../../../../server/features/puzzles/puzzles.schema.ts';
import { useReducedMotion } from '../../../../board/use-reduced-motion.ts';
import { errorText } from '../../../../lib/error-text.ts';
import { toast } from '../../../../ui/toast-store.ts';
import { opened, type Phase, solverMoves, solving, type SolvingEvent } from './solving.ts';
import { useAttempt, useHint, useSolution } from '../use-puzzles.ts';
import { useStopwatch } from './use-stopwatch.ts';

/** How long each of these phases is shown before it ends by itself. */
const PAUSES_MS: Partial<Record<Phase['is'], number>> = { opening: 700, refused: 700, replying: 400 };
/** Between the moves that are played after the solution: one watches them. */
const WATCHED_MS = 1_000;

const pauseOf = (phase: Phase): number | undefined =>
  phase.is === 'solved' ? (phase.ahead.length > 0 ? WATCHED_MS : undefined) : PAUSES_MS[phase.is];

/** Solves one puzzle. `act` performs the student's action; a move is sent to the server to be judged. */
export const useSolving = (puzzle: PuzzleSummary & { isDue?: boolean }) => {
  const isStill = useReducedMotion();
  const [state, dispatch] = useReducer(solving, puzzle, position => opened(position, isStill));
  const attempt = useAttempt();
  const hint = useHint();
  const solution = useSolution();
  const stopwatch = useStopwatch(state.phase.is === 'thinking');

  const pause = pauseOf(state.phase);
  useEffect(() => {
    if (pause === undefined) return undefined;
    const timer = setTimeout(() => dispatch({ type: 'paused' }), pause);
    return () => clearTimeout(timer);
  }, [pause, state.phase]);

  const act = (event: SolvingEvent) => {
    const next = solving(state, event);
    dispatch(event);
    if (event.type === 'restarted') stopwatch.reset();
    if (next === state || next.phase.is !== 'judging') return;
    attempt.mutate(
      { id: puzzle.id, moves: solverMoves(next), milliseconds: stopwatch.read() },
      {
        onSuccess: verdict => dispatch({ type: 'judged', verdict }),
        onError: error => dispatch({ type: 'failed', error: errorText(error) }),
      },
    );
  };

  const refuse = (error: unknown) =>
    toast({ title: 'Não foi possível ajudar agora', description: errorText(error), variant: 'destructive' });
  const askHint = () =>
    hint.mutate(
      { id: puzzle.id, moves: solverMoves(state) },
      { onSuccess: ({ from }) => dispatch({ type: 'hinted', from }), onError: refuse },
    );
  const askSolution = (then: () => void) =>
    solution.mutate(
      { id: puzzle.id },
      {
        onSuccess: ({ line, continuation, gameUrl }) => {
          dispatch({ type: 'revealed', line: [...line, ...continuation], gameUrl });
          then();
        },
        onError: refuse,
      },
    );

  return { state, act, askHint, askSolution, isAsking: hint.isPending || solution.isPending };
};
