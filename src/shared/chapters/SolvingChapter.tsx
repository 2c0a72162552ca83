import { Lightbulb, RotateCcw, Undo2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { Chapter, Hint } from '../../../server/features/chapters/chapters.schema.ts';
import type { MoveSquares } from '../../../server/rules/played-move.ts';
import { Board } from '../../board/Board.tsx';
import { MoveField } from '../../board/MoveField.tsx';
import { sayMove } from '../../board/notation.ts';
import { PromotionDialog } from '../../board/PromotionDialog.tsx';
import type { DrawnShape } from '../../board/ShapeLayer.tsx';
import { isSquare } from '../../board/squares.ts';
import { Button } from '../../ui/Button.tsx';
import { ChapterFeedback } from './ChapterFeedback.tsx';
import { ChapterFrame } from './ChapterFrame.tsx';
import { feedbackOf } from './feedback-text.ts';
import { drawnNow, fenAfter, marksLeft, movesOf, shownMoves } from './solving.ts';
import { useChapterSolving } from './use-chapter-solving.ts';

const shapesOf = (hint: Hint | null): DrawnShape[] =>
  hint?.to ? [{ brush: 'green', from: hint.from, to: hint.to }] : [];

const hintLabel = (hint: Hint | null): string => {
  if (!hint) return 'Dica';
  return hint.to === null ? 'Mais uma dica' : 'Ver o lance';
};

type SolvingChapterProps = {
  lessonId: number;
  chapter: Chapter;
  onSolved: () => void;
  /** Leads to the next chapter. */
  next: ReactNode;
};

/** A chapter whose moves the student finds, or plays against the engine. Mount it again for each chapter. */
export const SolvingChapter = ({ lessonId, chapter, onSolved, next }: SolvingChapterProps) => {
  const { state, act, askHint, isAsking } = useChapterSolving(lessonId, chapter, onSolved);
  const [promoting, setPromoting] = useState<MoveSquares | null>(null);
  const board = useRef<HTMLDivElement>(null);
  const { phase, hint } = state;
  const shown = shownMoves(state);
  const last = shown.at(-1);
  const moves = movesOf(state);
  const color = chapter.side === 'white' ? 'w' : 'b';
  const isThinking = phase.is === 'thinking';

  const playMove = (move: MoveSquares) => act({ type: 'moved', move });
  /** The pressed button goes; the focus comes to the board, where the student goes on. */
  const thenPlay = (type: 'takenBack' | 'restarted') => () => {
    act({ type });
    board.current?.querySelector<HTMLElement>('[role=gridcell] [tabindex="0"]')?.focus({ preventScroll: true });
  };

  return (
    <ChapterFrame
      board={
        <div ref={board}>
          <Board
            label={`Tabuleiro: ${chapter.title}`}
            fen={fenAfter(state.start, shown)}
            moves={moves}
            lastMove={last}
            hint={isThinking && hint && isSquare(hint.from) ? hint.from : undefined}
            shapes={[...marksLeft(chapter.comment, shown), ...drawnNow(state), ...(isThinking ? shapesOf(hint) : [])]}
            orientation={color}
            onMove={move => (move.promotion ? setPromoting(move) : playMove(move))}
          />
        </div>
      }
    >
      <ChapterFeedback text={feedbackOf(state, chapter)} said={last && sayMove(last)} isBusy={phase.is === 'judging'} />
      <div className="flex flex-wrap gap-3">
        {phase.is === 'refuted' && (
          <Button className="flex-1" onClick={thenPlay('takenBack')}>
            <RotateCcw aria-hidden /> Tentar de novo
          </Button>
        )}
        {phase.is === 'unsent' && (
          <>
            <Button className="flex-1" onClick={() => act({ type: 'sentAgain' })}>
              <RotateCcw aria-hidden /> Enviar de novo
            </Button>
            <Button variant="secondary" className="flex-1" onClick={thenPlay('takenBack')}>
              <Undo2 aria-hidden /> Desfazer o lance
            </Button>
          </>
        )}
        {isThinking && chapter.mode === 'responder' && !hint?.move && (
          <Button variant="secondary" className="flex-1" loading={isAsking} onClick={askHint}>
            <Lightbulb aria-hidden /> {hintLabel(hint)}
          </Button>
        )}
        {(phase.is === 'solved' || (isThinking && state.moves.length > state.opening.length)) && (
          <Button variant="secondary" className="flex-1" onClick={thenPlay('restarted')}>
            <RotateCcw aria-hidden /> Recomeçar
          </Button>
        )}
        {next}
      </div>
      {isThinking && <MoveField moves={moves} onMove={playMove} />}
      <PromotionDialog
        color={color}
        open={promoting !== null}
        onClose={() => setPromoting(null)}
        onChoose={promotion => {
          setPromoting(null);
          if (promoting) playMove({ ...promoting, promotion });
        }}
      />
    </ChapterFrame>
  );
};
