import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { useTickingTime } from '../../../../board/use-ticking-time.ts';
import { LoadError } from '../../../../ui/LoadError.tsx';
import { Opening } from '../../puzzles/solve/Opening.tsx';
import type { TrainingView } from '../training-view.ts';
import { useStep } from '../use-training.ts';
import { RunBoard } from './RunBoard.tsx';
import { RunStanding } from './RunStanding.tsx';
import { begin, miss, runOut, solve, tick, timeLeft, type Run, type RunKind } from './run.ts';

type Event = { is: 'solved' | 'missed' | 'empty' | 'tick'; now: number };
const steps = { solved: solve, missed: miss, empty: runOut, tick };
const reduce = (run: Run, { is, now }: Event): Run => steps[is](run, now);

type RunGameProps = { kind: RunKind; view: TrainingView; session: number; onEnd: (run: Run) => void };

/** A run, from its first puzzle to its end. */
export const RunGame = ({ kind, view, session, onEnd }: RunGameProps) => {
  const [run, happen] = useReducer(reduce, kind, own => begin(own, Date.now()));
  const [{ step, after }, setStep] = useState({ step: 0, after: undefined as number | undefined });
  const puzzle = useStep(kind, view, { session, step, after });
  const now = useTickingTime(kind === 'corrida' && run.ended === null);
  const left = timeLeft(run, now);
  const found = puzzle.data?.puzzle;
  const isEmpty = puzzle.isSuccess && found === null;

  useEffect(() => {
    if (left === 0) happen({ is: 'tick', now });
  }, [left, now]);
  useEffect(() => {
    if (isEmpty) happen({ is: 'empty', now: Date.now() });
  }, [isEmpty]);
  const tellEnd = useEffectEvent(() => onEnd(run));
  useEffect(() => {
    if (run.ended) tellEnd();
  }, [run.ended]);

  const goOn = (isSolved: boolean) => {
    happen({ is: isSolved ? 'solved' : 'missed', now: Date.now() });
    setStep({ step: step + 1, after: found?.id });
  };
  return (
    <>
      <RunStanding run={run} left={left} />
      {puzzle.isError ? (
        <LoadError error={puzzle.error} onRetry={() => puzzle.refetch()} />
      ) : found ? (
        <RunBoard key={step} puzzle={found} onDone={goOn} />
      ) : (
        <Opening />
      )}
    </>
  );
};
