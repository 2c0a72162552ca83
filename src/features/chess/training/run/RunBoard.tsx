import { useEffect, useEffectEvent, useRef } from 'react';
import type { PuzzleSummary } from '../../../../../server/features/puzzles/puzzles.schema.ts';
import { MoveField } from '../../../../board/MoveField.tsx';
import { useShownPly } from '../../../../board/use-shown-ply.ts';
import { Card } from '../../../../ui/Card.tsx';
import { Feedback } from '../../puzzles/solve/Feedback.tsx';
import { SolvingBoard } from '../../puzzles/solve/SolvingBoard.tsx';
import { movesOf, shownGame } from '../../puzzles/solve/solving.ts';
import { useSolving } from '../../puzzles/solve/use-solving.ts';

/** How long the last move stays on the board before the next puzzle comes. */
const PAUSE_MS = 600;

type RunBoardProps = { puzzle: PuzzleSummary; onDone: (isSolved: boolean) => void };

/** A puzzle within a run: the first wrong move ends it as well as the solution. */
export const RunBoard = ({ puzzle, onDone }: RunBoardProps) => {
  const solver = useSolving(puzzle);
  const { state, act } = solver;
  const { ply, isLive } = useShownPly(shownGame(state).moves.length);
  const board = useRef<HTMLDivElement>(null);
  const isSolved = state.phase.is === 'solved';
  const isMissed = state.mistakes > 0;
  const isDone = isSolved || isMissed;

  const done = useEffectEvent(() => onDone(isSolved));
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(done, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isDone]);
  useEffect(() => {
    board.current?.querySelector<HTMLElement>('[role=gridcell] [tabindex="0"]')?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="grid grid-cols-1 items-start gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_25rem]">
      <div ref={board} className="mx-auto w-full max-w-[min(100%,max(18rem,100dvh-15rem))]">
        <SolvingBoard puzzle={puzzle} solver={solver} ply={ply} isLive={isLive && !isDone} />
      </div>
      <Card as="section" aria-label="Sua resposta" className="space-y-5">
        <Feedback
          state={state}
          onSendAgain={() => act({ type: 'sentAgain' })}
          onTakeBack={() => act({ type: 'takenBack' })}
        />
        <MoveField moves={isDone ? [] : movesOf(state)} onMove={move => act({ type: 'moved', move })} />
      </Card>
    </div>
  );
};
