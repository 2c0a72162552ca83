import { shapesIn } from '../../../server/rules/comment-marks.ts';
import { type GameTree, lineThrough } from '../../../server/rules/game-tree.ts';
import { Board } from '../../board/Board.tsx';
import { sayMove } from '../../board/notation.ts';
import type { Color } from '../../board/squares.ts';
import { StepButtons } from '../../board/StepButtons.tsx';
import { useStepKeys } from '../../board/use-step-keys.ts';
import { fenAt, type NodeId, nodeOf, writtenAt } from './tree-edit.ts';

const NOTHING_TO_MOVE = () => undefined;

type TreePictureProps = {
  label: string;
  tree: GameTree;
  orientation: Color;
  current: NodeId;
  onGoTo: (id: NodeId) => void;
};

/** A position of a tree to look at, with what is said of it. */
export const TreePicture = ({ label, tree, orientation, current, onGoTo }: TreePictureProps) => {
  const node = nodeOf(tree, current);
  const line = lineThrough(tree, current);
  const ply = node ? line.indexOf(node) + 1 : 0;
  const goTo = (next: number) => onGoTo(line[Math.min(next, line.length) - 1]?.id ?? null);
  useStepKeys(ply, line.length, goTo);
  const comment = node ? node.comment : tree.comment;
  return (
    <div className="mx-auto w-full max-w-[min(100%,max(16rem,100dvh-19rem))]">
      <Board
        label={label}
        fen={fenAt(tree, current)}
        moves={[]}
        lastMove={node?.move}
        shapes={shapesIn(writtenAt(tree, current))}
        orientation={orientation}
        onMove={NOTHING_TO_MOVE}
      />
      <StepButtons ply={ply} length={line.length} onGoTo={goTo} />
      <p role="status" aria-label="Lance mostrado" className={comment === '' ? 'sr-only' : 'mt-3'}>
        {node ? `${sayMove(node.move)}. ` : 'Posição inicial. '}
        {comment}
      </p>
    </div>
  );
};
