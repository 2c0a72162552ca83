import { PieceImage } from '../../board/pieces.tsx';
import type { Color } from '../../board/squares.ts';

/** A side's king as its picture. */
export const SidePicture = ({ color }: { color: Color }) => (
  <span aria-hidden className="size-10 shrink-0 rounded-full bg-board-dark p-1">
    <PieceImage type="k" color={color} />
  </span>
);
