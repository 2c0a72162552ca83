/** Draws a storyboard frame by frame and encodes it as WebM, as fast as the machine can. */
import { BufferTarget, CanvasSource, Output, Quality, WebMOutputFormat } from 'mediabunny';
import {
  type Context,
  corner,
  drawCoordinates,
  drawPiece,
  drawPieces,
  drawSquares,
  type Frame,
  type Pieces,
  tint,
} from './board.ts';
import { colour, font } from './design.ts';
import { drawPanel, drawProgress, layPanel, type Panel } from './panel.ts';
import { MOVE_SECONDS, type Scene, type Storyboard } from './storyboard.ts';

const SIZE = { width: 960, height: 540 };
const BOARD: Frame = { x: 40, y: 26, side: 58 };
const MOVING_FPS = 25;
/** A still needs few frames, but enough that a player that counts them does not think the film has stopped. */
const RESTING_FPS = 2;
/**
 * A keyframe costs as much as two moves, and decoding a few stills to seek costs nothing. So keyframes are rare, and
 * only on stills.
 */
const KEYFRAME_SECONDS = 12;
const MAX_BYTES = 245_000;
/**
 * The bounds of the search for the highest bit rate whose film is small enough. Constant quantizers were tried: their
 * keyframes are twice as large.
 */
const BIT_RATES = { low: 1_000, high: 1_000_000 };
const ROUNDS = 7;

/** One picture: scene `index`, its move made up to `moved` (1 = arrived). */
type Shot = { index: number; moved: number; seconds: number };

const shots = ({ scenes }: Storyboard): Shot[] =>
  scenes.flatMap(({ move, rest }, index) => {
    const steps = move ? Math.round(MOVE_SECONDS * MOVING_FPS) - 1 : 0;
    const moving = Array.from({ length: steps }, (_, step) => ({
      index,
      moved: (step + 1) / (steps + 1),
      seconds: 1 / MOVING_FPS,
    }));
    const stills = Math.max(1, Math.round(rest * RESTING_FPS));
    return [...moving, ...Array.from({ length: stills }, () => ({ index, moved: 1, seconds: rest / stills }))];
  });

const ease = (t: number) => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2);
const between = (t: number, from: number, to: number) => Math.min(1, Math.max(0, (t - from) / (to - from)));

const drawBoard = (g: Context, pieces: Pieces, scene: Scene, before: Scene, moved: number) => {
  drawSquares(g, BOARD);
  const { slides = [], taken } = scene.move ?? {};
  for (const { from, to } of slides.slice(0, 1)) {
    tint(g, BOARD, from, colour.lastMove);
    tint(g, BOARD, to, colour.lastMove);
  }
  const check = moved < 1 ? before.check : scene.check;
  if (check) tint(g, BOARD, check, colour.check);
  if (moved === 1) return drawPieces(g, pieces, BOARD, scene.pieces);
  const away = new Set([taken, ...slides.map(({ from }) => from)]);
  drawPieces(
    g,
    pieces,
    BOARD,
    before.pieces.filter(({ square }) => !away.has(square)),
  );
  const victim = before.pieces.find(({ square }) => square === taken);
  if (victim)
    drawPiece(g, pieces, victim.piece, corner(BOARD, victim.square), BOARD.side, 1 - between(moved, 0.5, 0.9));
  for (const { piece, from, to } of slides) {
    const [start, end] = [corner(BOARD, from), corner(BOARD, to)];
    const at = { x: start.x + (end.x - start.x) * ease(moved), y: start.y + (end.y - start.y) * ease(moved) };
    drawPiece(g, pieces, piece, at, BOARD.side);
  }
};

/** The next caption shows from the start of its move: a fade would cost more than all moves together. */
const drawShot = (g: Context, pieces: Pieces, { scenes }: Storyboard, panel: Panel, { index, moved }: Shot) => {
  const scene = scenes[index]!;
  g.fillStyle = colour.night;
  g.fillRect(0, 0, SIZE.width, SIZE.height);
  drawCoordinates(g, BOARD, font.sans(500, 17));
  drawBoard(g, pieces, scene, scenes[index - 1] ?? scene, moved);
  drawPanel(g, pieces, panel, scene);
  drawProgress(g, scenes.length - 1, index - 1 + ease(moved));
};

const encode = async (canvas: HTMLCanvasElement, draw: (shot: Shot) => void, list: Shot[], bitrate: number) => {
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const quality = new Quality({ bitrate, bitrateMode: 'variable' });
  const source = new CanvasSource(canvas, { codec: 'vp9', quality, keyFrameInterval: 3600 });
  output.addVideoTrack(source);
  await output.start();
  let now = 0;
  let lastKey = -Infinity;
  for (const shot of list) {
    const keyFrame = shot.moved === 1 && now - lastKey >= KEYFRAME_SECONDS;
    if (keyFrame) lastKey = now;
    draw(shot);
    await source.add(now, shot.seconds, { keyFrame });
    now += shot.seconds;
  }
  await output.finalize();
  return new Uint8Array(target.buffer!);
};

/** The best film that is small enough. */
export const film = async (story: Storyboard, pieces: Pieces) => {
  const canvas = Object.assign(document.createElement('canvas'), SIZE);
  const g = canvas.getContext('2d')!;
  const list = shots(story);
  const panel = layPanel(g, story);
  let { low, high } = BIT_RATES;
  let best: Uint8Array | undefined;
  for (let round = 0; round < ROUNDS; round++) {
    const bitrate = Math.round(Math.sqrt(low * high));
    const bytes = await encode(canvas, shot => drawShot(g, pieces, story, panel, shot), list, bitrate);
    if (bytes.length > MAX_BYTES) high = bitrate;
    else [low, best] = [bitrate, bytes];
  }
  if (!best) throw new Error(`No bit rate makes «${story.title}» small enough`);
  return best;
};
