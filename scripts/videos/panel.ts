/** The column beside the board: course, lesson, the current move, its caption, and the film's progress. */
import type { Context, Pieces } from './board.ts';
import { colour, font } from './design.ts';
import type { Scene, Storyboard } from './storyboard.ts';
import { balanced, fit, type Setting } from './text.ts';

const LEFT = 536;
const WIDTH = 398;
const BOTTOM = 490;

const TRACKING = '1.6px';
const CAPTION_LEADING = 1.3;
/** From the top of the move to the first line of the caption. */
const CAPTION_DROP = 74;

const captionFont = (size: number) => font.sans(450, size);

/** The same in all scenes of a film: its heading, the start of the rest, and one size for all captions. */
export type Panel = { course: Setting; title: Setting; top: number; captionSize: number };

export const layPanel = (g: Context, { course, title, scenes }: Storyboard): Panel => {
  g.letterSpacing = TRACKING;
  const [name = course] = course.split(':'); // one line has no room for a subtitle
  const label = fit(g, name.toUpperCase(), size => font.sans(600, size), [19, 15], {
    width: WIDTH,
    height: 24,
    leading: 1,
  });
  g.letterSpacing = '0px';
  const heading = fit(g, title, font.display, [38, 26], { width: WIDTH, height: 104, leading: 1.14 });
  const top = 66 + heading.lines.length * heading.size * 1.14 + 24;
  const room = { width: WIDTH, height: BOTTOM - 18 - top - CAPTION_DROP, leading: CAPTION_LEADING };
  const sizes = scenes.map(({ caption }) => fit(g, caption, captionFont, [36, 24], room).size);
  return { course: label, title: heading, top, captionSize: Math.min(...sizes) };
};

const drawLines = (g: Context, { lines, size }: Setting, top: number, leading: number) => {
  g.textAlign = 'left';
  g.textBaseline = 'alphabetic';
  lines.forEach((line, row) => g.fillText(line, LEFT, top + size * 0.8 + row * size * leading));
};

/** A move in figurine notation, which needs no language: a picture replaces the letter of a piece. */
const drawMove = (g: Context, pieces: Pieces, { number, san, color }: NonNullable<Scene['move']>, top: number) => {
  const parts = [number, ...san.split(/(?=[KQRBN])|(?<=[KQRBN])/)];
  const isPiece = (part: string) => /^[KQRBN]$/.test(part);
  g.font = font.sans(650, 27);
  const width = (part: string) => (isPiece(part) ? 35 : g.measureText(part).width) + (part === number ? 9 : 0);
  g.fillStyle = colour.ivory;
  g.beginPath();
  g.roundRect(
    LEFT,
    top,
    parts.reduce((sum, part) => sum + width(part), 28),
    46,
    11,
  );
  g.fill();
  g.textBaseline = 'middle';
  let x = LEFT + 14;
  for (const part of parts) {
    g.fillStyle = part === number ? colour.goldText : colour.ink;
    if (isPiece(part)) g.drawImage(pieces[`${color}${part}`]!, x - 2, top + 4, 37, 37);
    else g.fillText(part, x, top + 24.5);
    x += width(part);
  }
};

const drawTurn = (g: Context, turn: Scene['turn'], top: number) => {
  const white = turn === 'w';
  g.fillStyle = white ? colour.ivory : colour.ink;
  g.strokeStyle = colour.ivory;
  g.lineWidth = 2.5;
  g.beginPath();
  g.arc(LEFT + 13, top + 23, 10.5, 0, 2 * Math.PI);
  g.fill();
  g.stroke();
  g.font = font.sans(600, 25);
  g.fillStyle = colour.soft;
  g.textBaseline = 'middle';
  g.fillText(white ? 'Brancas jogam' : 'Pretas jogam', LEFT + 38, top + 24.5);
};

export const drawPanel = (g: Context, pieces: Pieces, { course, title, top, captionSize }: Panel, scene: Scene) => {
  g.letterSpacing = TRACKING;
  g.font = font.sans(600, course.size);
  g.fillStyle = colour.gold;
  drawLines(g, course, 30, 1);
  g.letterSpacing = '0px';
  g.font = font.display(title.size);
  g.fillStyle = colour.ivory;
  drawLines(g, title, 62, 1.14);
  if (scene.move) drawMove(g, pieces, scene.move, top);
  else drawTurn(g, scene.turn, top);
  g.font = captionFont(captionSize);
  g.fillStyle = colour.ivory;
  drawLines(g, { lines: balanced(g, scene.caption, WIDTH), size: captionSize }, top + CAPTION_DROP, CAPTION_LEADING);
};

/** One segment a move, filled up to `played` (a fraction during a move). */
export const drawProgress = (g: Context, moves: number, played: number) => {
  const gap = moves > 30 ? 2 : 4;
  const width = (WIDTH - gap * (moves - 1)) / moves;
  for (let index = 0; index < moves; index++) {
    const x = LEFT + index * (width + gap);
    g.fillStyle = colour.nightLine;
    g.fillRect(x, BOTTOM, width, 6);
    g.fillStyle = colour.gold;
    g.fillRect(x, BOTTOM, width * Math.min(1, Math.max(0, played - index)), 6);
  }
};
