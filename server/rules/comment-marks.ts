/**
 * What programs write into comments, as lichess does: `[%csl Ge4]` colours squares, `[%cal Ge2e4]` draws arrows. Of our
 * own is `[%right]`, which marks a move that the student is to find; other programs ignore it.
 */
type Brush = 'green' | 'red' | 'yellow' | 'blue';
/** A coloured square, or an arrow where `to` is another square. */
export type Shape = { readonly brush: Brush; readonly from: string; readonly to: string };

const BRUSHES: Readonly<Record<string, Brush>> = { G: 'green', R: 'red', Y: 'yellow', B: 'blue' };
const SHAPES = /\[%(?:csl|cal)\s+([^\]]*)\]/g;
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

export const isMarkedRight = (comment: string): boolean => RIGHT.test(comment);

/** The comment with or without the mark of a right move. */
export const markedRight = (comment: string, isRight: boolean): string => {
  const bare = comment
    .replace(RIGHT, '')
    .replace(/\s{2,}/g, ' ')
    .trim();
  return isRight ? [bare, '[%right]'].filter(Boolean).join(' ') : bare;
};
