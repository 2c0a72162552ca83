/** Draws a chessboard on a canvas: in a film, where pieces move, and on a thumbnail, with arrows. */
import type { Square } from 'chess.js';
import { colour } from './design.ts';
import type { PieceName, Placement } from './storyboard.ts';

export type Context = CanvasRenderingContext2D;
export type Pieces = Record<string, CanvasImageSource>;
/** Top left corner and the side of one square, in pixels. */
export type Frame = { x: number; y: number; side: number };

const FILES = 'abcdefgh';

export const corner = ({ x, y, side }: Frame, square: Square) => ({
  x: x + FILES.indexOf(square[0]!) * side,
  y: y + (8 - Number(square[1])) * side,
});

const centre = (frame: Frame, square: Square) => {
  const { x, y } = corner(frame, square);
  return { x: x + frame.side / 2, y: y + frame.side / 2 };
};

export const drawSquares = (g: Context, { x, y, side }: Frame) => {
  for (let row = 0; row < 8; row++) {
    for (let column = 0; column < 8; column++) {
      g.fillStyle = (row + column) % 2 ? colour.boardDark : colour.boardLight;
      g.fillRect(x + column * side, y + row * side, side, side);
    }
  }
};

export const drawCoordinates = (g: Context, { x, y, side }: Frame, font: string) => {
  g.font = font;
  g.fillStyle = colour.soft;
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  const gap = side * 0.27;
  for (let index = 0; index < 8; index++) {
    g.fillText(FILES[index]!, x + (index + 0.5) * side, y + 8 * side + gap);
    g.fillText(String(8 - index), x - gap, y + (index + 0.5) * side);
  }
};

export const tint = (g: Context, frame: Frame, square: Square, fill: string) => {
  const { x, y } = corner(frame, square);
  g.fillStyle = fill;
  g.fillRect(x, y, frame.side, frame.side);
};

export const drawPiece = (
  g: Context,
  pieces: Pieces,
  piece: PieceName,
  at: { x: number; y: number },
  side: number,
  alpha = 1,
) => {
  g.globalAlpha = alpha;
  g.drawImage(pieces[piece]!, at.x, at.y, side, side);
  g.globalAlpha = 1;
};

export const drawPieces = (g: Context, pieces: Pieces, frame: Frame, men: Placement[]) => {
  for (const { square, piece } of men) drawPiece(g, pieces, piece, corner(frame, square), frame.side);
};

/** From centre to centre; the head ends early so that the piece there stays visible. */
export const drawArrow = (g: Context, frame: Frame, [from, to]: [Square, Square]) => {
  const start = centre(frame, from);
  const end = centre(frame, to);
  const length = Math.hypot(end.x - start.x, end.y - start.y) - frame.side * 0.2;
  const half = frame.side * 0.09;
  const head = frame.side * 0.4;
  const tail = Math.min(frame.side * 0.34, length * 0.15);
  g.save();
  g.translate(start.x, start.y);
  g.rotate(Math.atan2(end.y - start.y, end.x - start.x));
  g.beginPath();
  g.moveTo(tail, -half);
  g.lineTo(length - head, -half);
  g.lineTo(length - head, -half * 2.7);
  g.lineTo(length, 0);
  g.lineTo(length - head, half * 2.7);
  g.lineTo(length - head, half);
  g.lineTo(tail, half);
  g.closePath();
  g.lineJoin = 'round';
  g.lineWidth = frame.side * 0.06;
  g.strokeStyle = colour.arrowEdge;
  g.stroke();
  g.fillStyle = colour.arrow;
  g.fill();
  g.restore();
};
