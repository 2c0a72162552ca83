/**
 * What programs write into comments, as lichess does: `[%csl Ge4]` colours squares, `[%cal Ge2e4]` draws arrows. Of our
 * own is `[%right]`, which marks a move that the student is to find; other programs ignore it.
 */
export type Brush = 'green' | 'red' | 'yellow' | 'blue';
/** A coloured square, or an arrow where `to` is another square. */
export type Shape = { readonly brush: Brush; readonly from: string; readonly to: string };

const BRUSHES: Readonly<Record<string, Brush>> = { G: 'green', R: 'red', Y: 'yellow', B: 'blue' };
/** No pattern here reads past the next bracket: '[%' a hundred thousand times would take it minutes. */
const SHAPES = /\[%(?:csl|cal)\s([^[\]]*)\]/g;
const SHAPE = /^([GRYB])([a-h][1-8])([a-h][1-8])?$/;
const RIGHT = /\[%right\s*\]/;

/** The squares and arrows of a comment, in their order. */
export const shapesIn = (comment: string): Shape[] =>
  [...comment.matchAll(SHAPES)]
    .flatMap(([, list = '']) => list.split(','))
    .flatMap(text => {
      const [, letter = '', from, to = from] = SHAPE.exec(text.trim()) ?? [];
      const brush = BRUSHES[letter];
      return brush && from && to ? [{ brush, from, to }] : [];
    });

/** The squares that are coloured. */
export const squaresIn = (comment: string): string[] =>
  shapesIn(comment).flatMap(({ from, to }) => (from === to ? from : []));

/** '0:09:58', what the mover's clock shows after the move (`[%clk 0:09:58.3]`). */
export const clockIn = (comment: string): string | undefined =>
  /\[%clk\s+(\d+:\d{1,2}:\d{1,2})(?:\.\d+)?\s*\]/.exec(comment)?.[1];

/** What a program found the position worth: `[%eval 0.25]` in pawns, `[%eval #-3]` in moves until mate. */
export const evaluationIn = (comment: string): { cp: number } | { mate: number } | undefined => {
  const [, mate, pawns] = /\[%eval\s+(?:#(-?\d+)|([-+]?\d+(?:\.\d+)?))(?:,\d+)?\s*\]/.exec(comment) ?? [];
  if (mate !== undefined) return { mate: Number(mate) };
  return pawns === undefined ? undefined : { cp: Math.round(Number(pawns) * 100) };
};

export const isMarkedRight = (comment: string): boolean => RIGHT.test(comment);

/** The comment with or without the mark of a right move. */
export const markedRight = (comment: string, isRight: boolean): string => {
  const bare = comment
    .replace(RIGHT, '')
    .replace(/\s{2,}/g, ' ')
    .trim();
  return isRight ? [bare, '[%right]'].filter(Boolean).join(' ') : bare;
};

/** Clocks, arrows and evaluations, which programs write into comments: '[%clk 0:10:00]'. */
const COMMAND = /\[%[^[\]]*\]/g;

/** What a person wrote into a comment. */
export const plainComment = (comment: string): string => comment.replace(COMMAND, '').replace(/\s+/g, ' ').trim();

const LETTERS: Readonly<Record<Brush, string>> = { green: 'G', red: 'R', yellow: 'Y', blue: 'B' };

const joined = (texts: readonly string[]): string => texts.filter(text => text !== '').join(' ');

/** The comment with other words; what programs wrote into it stays. */
export const withWords = (comment: string, words: string): string =>
  joined([words.replaceAll('[%', '[ %').replace(/\s+/g, ' ').trim(), ...(comment.match(COMMAND) ?? [])]);

const commandOf = (name: 'csl' | 'cal', shapes: readonly string[]): string =>
  shapes.length > 0 ? `[%${name} ${shapes.join(',')}]` : '';

/** The comment with these squares and arrows alone. */
export const withShapes = (comment: string, shapes: readonly Shape[]): string => {
  const bare = comment
    .replace(SHAPES, '')
    .replace(/\s{2,}/g, ' ')
    .trim();
  const squares = shapes.filter(({ from, to }) => from === to);
  const arrows = shapes.filter(({ from, to }) => from !== to);
  return joined([
    bare,
    commandOf(
      'csl',
      squares.map(({ brush, from }) => `${LETTERS[brush]}${from}`),
    ),
    commandOf(
      'cal',
      arrows.map(({ brush, from, to }) => `${LETTERS[brush]}${from}${to}`),
    ),
  ]);
};

/** Draws a square or an arrow; the same once more removes it, in another colour recolours it. */
export const toggled = (shapes: readonly Shape[], drawn: Shape): Shape[] => {
  const others = shapes.filter(({ from, to }) => from !== drawn.from || to !== drawn.to);
  const isSame = shapes.some(
    shape => shape.from === drawn.from && shape.to === drawn.to && shape.brush === drawn.brush,
  );
  return isSame ? others : [...others, drawn];
};
