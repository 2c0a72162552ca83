import { useMemo, useState } from 'react';
import { type Brush, type Shape, shapesIn } from '../../../../server/rules/comment-marks.ts';
import { lineThrough } from '../../../../server/rules/game-tree.ts';
import { movesIn } from '../../../../server/rules/legal-moves.ts';
import { findMove, type Move } from '../../../board/game.ts';
import { MoveField } from '../../../board/MoveField.tsx';
import { PromotionDialog } from '../../../board/PromotionDialog.tsx';
import { StepButtons } from '../../../board/StepButtons.tsx';
import { useStepKeys } from '../../../shared/games/use-step-keys.ts';
import { DrawingBoard } from './board/DrawingBoard.tsx';
import { DrawingTools } from './board/DrawingTools.tsx';
import type { EditedChapter } from './editing.ts';
import { fenAt, type NodeId, nodeOf, withDrawings, writtenAt } from './tree-edit.ts';

type ChapterBoardProps = {
  chapter: EditedChapter;
  current: NodeId;
  onPlay: (move: Move) => void;
  onGoTo: (id: NodeId) => void;
  onDraw: (shape: Shape) => void;
  onTree: (tree: EditedChapter['tree']) => void;
};

/** The chapter's position: moves are played, arrows and squares drawn, and the line walked through. */
export const ChapterBoard = ({
  chapter: { tree, side },
  current,
  onPlay,
  onGoTo,
  onDraw,
  onTree,
}: ChapterBoardProps) => {
  const [brush, setBrush] = useState<Brush>('green');
  const [isTool, setTool] = useState(false);
  const [promoting, setPromoting] = useState<Move | null>(null);
  const fen = fenAt(tree, current);
  const moves = useMemo(() => movesIn(fen), [fen]);
  const line = useMemo(() => lineThrough(tree, current), [tree, current]);
  const node = nodeOf(tree, current);
  const ply = node ? line.indexOf(node) + 1 : 0;
  const shapes = shapesIn(writtenAt(tree, current));
  const goTo = (next: number) => onGoTo(line[Math.min(next, line.length) - 1]?.id ?? null);
  useStepKeys(ply, line.length, goTo);
  const play = (move: Move) => {
    if (findMove(moves, move)?.promotion) setPromoting(move);
    else onPlay(move);
  };
  return (
    <div className="min-w-0 space-y-3">
      <div className="mx-auto w-full max-w-[min(100%,max(16rem,100dvh-19rem))]">
        <DrawingBoard
          label="Tabuleiro do capítulo"
          fen={fen}
          moves={isTool ? [] : moves}
          lastMove={node?.move}
          orientation={side === 'white' ? 'w' : 'b'}
          shapes={shapes}
          brush={brush}
          isTool={isTool}
          onDraw={onDraw}
          onMove={play}
        />
        <StepButtons ply={ply} length={line.length} onGoTo={goTo} />
      </div>
      <DrawingTools
        brush={brush}
        isTool={isTool}
        hasShapes={shapes.length > 0}
        onTool={setTool}
        onBrush={setBrush}
        onClear={() => onTree(withDrawings(tree, current, []))}
      />
      <MoveField moves={moves} onMove={onPlay} />
      {promoting && (
        <PromotionDialog
          color={fen.split(' ')[1] === 'b' ? 'b' : 'w'}
          open
          onChoose={promotion => {
            onPlay({ ...promoting, promotion });
            setPromoting(null);
          }}
          onClose={() => setPromoting(null)}
        />
      )}
    </div>
  );
};
