/** What a class sees of what its professor shows. Pure. */
import { AppError } from '../../errors.ts';
import { type Brush, type Shape, shapesIn } from '../../rules/comment-marks.ts';
import { treeFromPgn } from '../../rules/game-tree.ts';
import { readQuickly } from '../../rules/quick-move.ts';
import { nodeAt } from '../chapters/chapter-tree.ts';

export type ShownBoard = { start: string; path: string[]; line: string[]; fen: string; shapes: string[] };

const LETTERS: Record<Brush, string> = { green: 'G', red: 'R', yellow: 'Y', blue: 'B' };
const BRUSHES = new Map(Object.entries(LETTERS).map(([brush, letter]) => [letter, brush as Brush]));

const written = ({ brush, from, to }: Shape): string => `${LETTERS[brush]}${from}${from === to ? '' : to}`;

/** 'Ge4' and 'Re2e4' as shapes. */
export const shapesOf = (texts: readonly string[]): Shape[] =>
  texts.flatMap(text => {
    const brush = BRUSHES.get(text.charAt(0));
    const from = text.slice(1, 3);
    return brush ? [{ brush, from, to: text.slice(3) || from }] : [];
  });

/**
 * The board after these moves. Where they stay in the PGN, its drawings are on the board.
 * @throws AppError 400 for a move that is not legal.
 */
export const boardAfter = (pgn: string, moves: readonly string[]): ShownBoard => {
  const tree = treeFromPgn(pgn);
  const [path, line]: [string[], string[]] = [[], []];
  let fen = tree.start;
  for (const text of moves) {
    const move = readQuickly(fen, text);
    if (!move) throw new AppError('illegalMove');
    path.push(move.uci);
    line.push(move.san);
    fen = move.fen;
  }
  const node = nodeAt(tree, path);
  const comment = node === null ? tree.written : node?.written.comment;
  return { start: tree.start, path, line, fen, shapes: shapesIn(comment ?? '').map(written) };
};
