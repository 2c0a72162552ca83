/** A course's picture: its position on a board, in front of a large dim copy of the same board. */
import type { Square } from 'chess.js';
import { type Context, drawArrow, drawPieces, drawSquares, type Frame, type Pieces } from './board.ts';
import { colour } from './design.ts';
import type { Placement } from './storyboard.ts';

const SIZE = { width: 948, height: 711 };
const BOARD: Frame = { x: 162, y: 43.5, side: 78 };
const BACKDROP: Frame = { x: -660, y: -660, side: 165 };
const MAX_BYTES = 80_000;

export type ThumbnailDesign = { pieces: Placement[]; arrows: [Square, Square][] };

const drawBackdrop = (g: Context, pieces: Pieces, men: Placement[]) => {
  g.save();
  g.translate(SIZE.width / 2, SIZE.height / 2);
  g.rotate(-Math.PI / 11);
  g.filter = 'blur(5px)';
  drawSquares(g, BACKDROP);
  drawPieces(g, pieces, BACKDROP, men);
  g.restore();
  g.fillStyle = colour.night;
  g.globalAlpha = 0.8;
  g.fillRect(0, 0, SIZE.width, SIZE.height);
  g.globalAlpha = 1;
};

const drawPlate = (g: Context, { x, y, side }: Frame) => {
  g.save();
  g.shadowColor = 'rgb(0 0 0 / 0.6)';
  g.shadowBlur = 60;
  g.shadowOffsetY = 18;
  g.fillStyle = colour.gold;
  g.beginPath();
  g.roundRect(x - 5, y - 5, side * 8 + 10, side * 8 + 10, 8);
  g.fill();
  g.restore();
};

export const thumbnail = async ({ pieces: men, arrows }: ThumbnailDesign, pieces: Pieces) => {
  const canvas = new OffscreenCanvas(SIZE.width, SIZE.height);
  const g = canvas.getContext('2d')! as unknown as Context;
  drawBackdrop(g, pieces, men);
  drawPlate(g, BOARD);
  drawSquares(g, BOARD);
  drawPieces(g, pieces, BOARD, men);
  for (const arrow of arrows) drawArrow(g, BOARD, arrow);
  for (let quality = 0.9; quality > 0.3; quality -= 0.1) {
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
    if (blob.size <= MAX_BYTES) return new Uint8Array(await blob.arrayBuffer());
  }
  throw new Error('No quality makes the thumbnail small enough');
};
