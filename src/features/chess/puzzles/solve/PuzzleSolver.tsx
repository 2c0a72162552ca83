import clsx from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { PuzzleSummary } from '../../../../../server/features/puzzles/puzzles.schema.ts';
import { useTitle } from '../../../../shared/school/use-title.ts';
import { fenAt, type Move } from '../../../../board/game.ts';
import { MoveField } from '../../../../board/MoveField.tsx';
import { MoveList } from '../../../../board/MoveList.tsx';
import type { Square } from '../../../../board/squares.ts';
import { useShownPly } from '../../../../board/use-shown-ply.ts';
import { Card } from '../../../../ui/Card.tsx';
import { HelpButtons } from './HelpButtons.tsx';
import { SolvingBoard } from './SolvingBoard.tsx';
import { Result } from './Result.tsx';
import { movesOf, shownGame } from './solving.ts';
import { useSolving } from './use-solving.ts';
import { Feedback } from './Feedback.tsx';
import { Badge } from '../../../../ui/Badge.tsx';
import { StateBadge } from '../StateBadge.tsx';
import { difficultyLabels, difficultyTones, lastMoveText, pointsText } from '../puzzle-labels.ts';

/** Moves the focus to a square of the board, or to the square that had it last. */
const focusSquare = (board: HTMLElement | null, square: Square | null) => {
  board
    ?.querySelector<HTMLElement>(square ? `[data-name="${square}"]` : '[role=gridcell] [tabindex="0"]')
    ?.focus({ preventScroll: true });
  board?.scrollIntoView({ block: 'nearest' });
};

type PuzzleSolverProps = {
  puzzle: PuzzleSummary;
  isStudent: boolean;
  /** Whether it has come again today. */ isDue?: boolean;
  /** Leads to the next puzzle. */ next: ReactNode;
};

/** A puzzle on the board, until it is solved or its solution is shown. */
export const PuzzleSolver = ({ puzzle, isStudent, isDue = false, next }: PuzzleSolverProps) => {
  useTitle(`${puzzle.title} · Problemas Táticos`);
  // The puzzle as it was opened: solving it changes its state and reward.
  const [opened] = useState({ ...puzzle, isDue });
  const solver = useSolving(opened);
  const { state, act } = solver;
  const { phase } = state;
  const game = shownGame(state);
  const { ply, isLive, goTo, toStart, toEnd } = useShownPly(game.moves.length);
  const board = useRef<HTMLDivElement>(null);
  const isOver = phase.is === 'solved' || phase.is === 'revealed';
  const moves = movesOf(state);

  const { hint } = state;
  useEffect(() => focusSquare(board.current, null), []);
  useEffect(() => {
    if (hint) focusSquare(board.current, hint);
  }, [hint]);

  const playMove = (move: Move) => act({ type: 'moved', move });
  const tryAgain = () => {
    toEnd();
    act({ type: 'restarted' });
    focusSquare(board.current, null);
  };
  const line = <MoveList game={game} ply={ply} onGoTo={goTo} />;

  return (
    <div
      className={clsx(
        'grid grid-cols-1 items-start gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_25rem]',
        'lg:grid-rows-[auto_auto_1fr]',
      )}
    >
      <PuzzleCaption puzzle={puzzle} isStudent={isStudent} />
      <Feedback
        state={state}
        onSendAgain={() => act({ type: 'sentAgain' })}
        onTakeBack={() => act({ type: 'takenBack' })}
      />
      {/* On a phone the feedback is above the board and stays visible with it. */}
      <div
        ref={board}
        className={clsx(
          'mx-auto w-full scroll-mb-4 max-w-[min(100%,max(20rem,100dvh-11rem))] max-lg:scroll-mt-38 lg:sticky',
          'lg:top-26 lg:col-start-1 lg:row-span-3 lg:row-start-1',
        )}
      >
        <SolvingBoard puzzle={puzzle} solver={solver} ply={ply} isLive={isLive} />
      </div>
      <Card as="section" aria-label="Sua resposta" className="space-y-5">
        {phase.is === 'revealed' && line}
        {isOver && (
          <Result
            puzzle={opened}
            state={state}
            next={next}
            isStudent={isStudent}
            fen={fenAt(game, ply)}
            onAgain={tryAgain}
          />
        )}
        {phase.is === 'solved' && line}
        {!isOver && <MoveField moves={moves} onMove={playMove} />}
        {!isOver && <HelpButtons solver={solver} isStudent={isStudent} isDue={isDue} onRevealed={toStart} />}
      </Card>
    </div>
  );
};

type PuzzleCaptionProps = { puzzle: PuzzleSummary; isStudent: boolean };

/** The puzzle's title, difficulty, reward, and the opponent's last move. */
const PuzzleCaption = ({ puzzle, isStudent }: PuzzleCaptionProps) => (
  <div>
    <h2 className="text-heading">{puzzle.title}</h2>
    <p className="mt-2 flex flex-wrap items-center gap-2">
      <Badge tone={difficultyTones[puzzle.difficulty]}>{difficultyLabels[puzzle.difficulty]}</Badge>
      <StateBadge puzzle={puzzle} />
      <span className="text-[0.95rem] font-medium text-ink-soft">{pointsText(puzzle, isStudent)}</span>
    </p>
    {puzzle.description && <p className="mt-3">{puzzle.description}</p>}
    <p className="mt-1 text-[0.95rem] text-ink-soft empty:hidden max-sm:sr-only">{lastMoveText(puzzle)}</p>
  </div>
);
