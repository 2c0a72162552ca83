import { useEffect, useRef, useState } from 'react';
import type { PuzzleSummary } from '../../../../server/features/puzzles/puzzles.schema.ts';
import { useTitle } from '../../../shared/school/use-title.ts';
import { Board } from '../../../board/Board.tsx';
import { fenAt, type Move } from '../../../board/game.ts';
import { MoveAnnouncer } from '../../../board/MoveAnnouncer.tsx';
import { MoveField } from '../../../board/MoveField.tsx';
import { MoveList } from '../../../board/MoveList.tsx';
import type { Square } from '../../../board/squares.ts';
import { useStepping } from '../../../board/use-stepping.ts';
import { Card } from '../../../ui/Card.tsx';
import type { PuzzlesView } from './puzzles-view.ts';
import { before, squaresOf } from './before.ts';
import { Help } from './Help.tsx';
import { PromotionDialog } from './PromotionDialog.tsx';
import { PuzzleCaption } from './PuzzleCaption.tsx';
import { Result } from './Result.tsx';
import { movesOf, shownGame, solverOf } from './solving.ts';
import { useSolving } from './use-solving.ts';
import { Verdict } from './Verdict.tsx';

/** Brings the focus to a square of the board, or to where it was there last. */
const standAt = (board: HTMLElement | null, square: Square | null) => {
  board
    ?.querySelector<HTMLElement>(square ? `[data-name="${square}"]` : '[role=gridcell] [tabindex="0"]')
    ?.focus({ preventScroll: true });
  board?.scrollIntoView({ block: 'nearest' });
};

type PuzzleSittingProps = { puzzle: PuzzleSummary; view: PuzzlesView; isStudent: boolean };

/** A puzzle on the board, until it is solved or its solution has been seen. */
export const PuzzleSitting = ({ puzzle, view, isStudent }: PuzzleSittingProps) => {
  useTitle(`${puzzle.title} · Problemas Táticos`);
  // What it was worth when it was opened: solving it changes that.
  const [opened] = useState(puzzle);
  const sitting = useSolving(opened);
  const { state, act } = sitting;
  const { phase } = state;
  const game = shownGame(state);
  const { ply, isLive, goTo, toStart, toEnd } = useStepping(game.moves.length);
  const [promoting, setPromoting] = useState<Move | null>(null);
  const board = useRef<HTMLDivElement>(null);
  const isOver = phase.is === 'solved' || phase.is === 'revealed';
  const moves = movesOf(state);

  const { hint } = state;
  useEffect(() => standAt(board.current, null), []);
  useEffect(() => {
    if (hint) standAt(board.current, hint);
  }, [hint]);

  const play = (move: Move) => act({ type: 'moved', move });
  const again = () => {
    toEnd();
    act({ type: 'restarted' });
    standAt(board.current, null);
  };
  const lastMove = game.moves[ply - 1] ?? (phase.is === 'opening' ? undefined : squaresOf(puzzle.lastMove));

  const line = <MoveList game={game} ply={ply} onGoTo={goTo} />;

  return (
    <div className="grid grid-cols-1 items-start gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_25rem] lg:grid-rows-[auto_auto_1fr]">
      <PuzzleCaption puzzle={puzzle} isStudent={isStudent} />
      <Verdict
        state={state}
        onSendAgain={() => act({ type: 'sentAgain' })}
        onTakeBack={() => act({ type: 'takenBack' })}
      />
      {/* On a phone the verdict stands above the board, and is kept in sight with it. */}
      <div
        ref={board}
        className="mx-auto w-full scroll-mb-4 max-w-[min(100%,max(20rem,100dvh-11rem))] max-lg:scroll-mt-38 lg:sticky lg:top-26 lg:col-start-1 lg:row-span-3 lg:row-start-1"
      >
        <Board
          label={`Tabuleiro: ${puzzle.title}`}
          fen={phase.is === 'opening' && puzzle.lastMove ? before(puzzle.fen, puzzle.lastMove) : fenAt(game, ply)}
          moves={isLive ? moves : []}
          lastMove={lastMove}
          hint={hint ?? undefined}
          orientation={solverOf(state)}
          onMove={move => (move.promotion ? setPromoting(move) : play(move))}
        />
        <MoveAnnouncer game={game} />
      </div>
      <Card as="section" aria-label="Sua resposta" className="space-y-5">
        {phase.is === 'revealed' && line}
        {isOver && (
          <Result
            puzzle={opened}
            state={state}
            view={view}
            isStudent={isStudent}
            fen={fenAt(game, ply)}
            onAgain={again}
          />
        )}
        {phase.is === 'solved' && line}
        {!isOver && <MoveField moves={moves} onMove={play} />}
        {!isOver && <Help sitting={sitting} isStudent={isStudent} onRevealed={toStart} />}
      </Card>
      <PromotionDialog
        color={solverOf(state)}
        open={promoting !== null}
        onClose={() => setPromoting(null)}
        onChoose={promotion => {
          setPromoting(null);
          if (promoting) play({ ...promoting, promotion });
        }}
      />
    </div>
  );
};
