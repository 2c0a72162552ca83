import clsx from 'clsx';
import { type ReactNode, useMemo, useState } from 'react';
import { type Brush, type Shape, shapesIn } from '../../../server/rules/comment-marks.ts';
import { type GameTree, lineThrough } from '../../../server/rules/game-tree.ts';
import { movesIn } from '../../../server/rules/legal-moves.ts';
import { findMove, type Move } from '../../board/game.ts';
import { MoveField } from '../../board/MoveField.tsx';
import { PromotionDialog } from '../../board/PromotionDialog.tsx';
import type { Color } from '../../board/squares.ts';
import { StepButtons } from '../../board/StepButtons.tsx';
import { useStepKeys } from '../../board/use-step-keys.ts';
import { DrawingBoard } from './DrawingBoard.tsx';
import { DrawingTools } from './DrawingTools.tsx';
import { fenAt, type NodeId, nodeOf, withDrawings, writtenAt } from './tree-edit.ts';

type TreeBoardProps = {
  label: string;
  tree: GameTree;
  orientation: Color;
  current: NodeId;
  /** Drawn above what the tree has. */
  also?: readonly Shape[];
  /** What stands at the left edge of the board. */
  bar?: ReactNode;
  onPlay: (move: Move) => void;
  onGoTo: (id: NodeId) => void;
  onDraw: (shape: Shape) => void;
  onTree: (tree: GameTree) => void;
};

/** A position of a tree: moves are played, arrows and squares drawn, and the line walked through. */
export const TreeBoard = ({
  label,
  tree,
  orientation,
  current,
  also = [],
  bar,
  onPlay,
  onGoTo,
  onDraw,
  onTree,
}: TreeBoardProps) => {
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
      <div className="mx-auto w-full max-w-[min(100%,max(var(--least-board,16rem),100dvh-var(--around-board,19rem)))]">
        <div className={clsx(bar !== undefined && 'flex gap-2')}>
          {bar}
          <div className="min-w-0 flex-1">
            <DrawingBoard
              label={label}
              fen={fen}
              moves={isTool ? [] : moves}
              lastMove={node?.move}
              orientation={orientation}
              shapes={[...also, ...shapes]}
              brush={brush}
              isTool={isTool}
              onDraw={onDraw}
              onMove={play}
            />
          </div>
        </div>
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
