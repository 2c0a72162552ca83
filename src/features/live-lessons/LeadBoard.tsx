import { FlipVertical2 } from 'lucide-react';
import { useState } from 'react';
import { type Shape, shapesIn, toggled } from '../../../server/rules/comment-marks.ts';
import type { LiveLesson } from '../../../server/features/live-lessons/live-lessons.schema.ts';
import { movesIn } from '../../../server/rules/legal-moves.ts';
import { findMove, type Move } from '../../board/game.ts';
import { MoveSheet } from '../../shared/tree/MoveSheet.tsx';
import { OpenBar } from '../../shared/tree/OpenBar.tsx';
import { TreeBoard } from '../../shared/tree/TreeBoard.tsx';
import { fenAt, withDrawings, withMove, writtenAt } from '../../shared/tree/tree-edit.ts';
import { Button } from '../../ui/Button.tsx';
import { answerArrows } from './answers.ts';
import { EndButton } from './EndButton.tsx';
import { Followers } from './Followers.tsx';
import { Questions } from './Questions.tsx';
import { useLeadBoard } from './use-lead-board.ts';

type LeadBoardProps = { lesson: LiveLesson; adopt: (answer: { lesson: LiveLesson }) => void };

/** The board that a professor shows, what they ask, and who follows. */
export const LeadBoard = ({ lesson, adopt }: LeadBoardProps) => {
  const { tree, current, side, change } = useLeadBoard(lesson, adopt);
  const { question, sheet } = lesson;
  // Hidden at first: the screen may be projected.
  const [showsNames, setShowsNames] = useState(false);
  const fen = fenAt(tree, current);
  const orientation = side === 'black' ? 'b' : 'w';
  const isAskedHere = question !== null && question.fen === fen;
  const play = (move: Move) => {
    const found = findMove(movesIn(fen), move);
    if (!found) return;
    const { tree: next, id } = withMove(tree, current, found);
    change({ tree: next, current: id });
  };
  const draw = (shape: Shape) =>
    change({ tree: withDrawings(tree, current, toggled(shapesIn(writtenAt(tree, current)), shape)) });
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <OpenBar
          fen={fen}
          orientation={orientation}
          isSignedIn
          onOpen={opened => change({ tree: opened, current: null })}
        />
        <Button
          variant="secondary"
          size="icon"
          aria-label="Virar tabuleiro"
          onClick={() => change({ side: side === 'white' ? 'black' : 'white' })}
        >
          <FlipVertical2 aria-hidden />
        </Button>
        <EndButton lesson={lesson} />
      </div>
      <div className="@container">
        <div className="grid grid-cols-1 items-start gap-6 @3xl:grid-cols-[minmax(0,1fr)_23rem]">
          <TreeBoard
            label="Quadro da aula"
            tree={tree}
            orientation={orientation}
            current={current}
            also={isAskedHere && sheet ? answerArrows(sheet.answers) : []}
            onPlay={play}
            onGoTo={next => change({ current: next })}
            onDraw={draw}
            onTree={next => change({ tree: next })}
          />
          <div className="grid min-w-0 gap-4">
            <Questions lesson={lesson} adopt={adopt} showsNames={showsNames} />
            <MoveSheet
              label="Lances do quadro"
              tree={tree}
              current={current}
              onGoTo={next => change({ current: next })}
            />
            <Followers lesson={lesson} adopt={adopt} showsNames={showsNames} onShowNames={setShowsNames} />
          </div>
        </div>
      </div>
    </>
  );
};
