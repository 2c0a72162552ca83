import { attacks } from 'chessops/attacks';
import { Chess } from 'chessops/chess';
import { makeFen, parseFen } from 'chessops/fen';
import { makeSan, parseSan } from 'chessops/san';
import type { Color, NormalMove, Role } from 'chessops/types';
import { parseSquare } from 'chessops/util';

/** Reads chess in Portuguese words and looks at boards, with nothing of what writes those words. */

export const ROLES: Readonly<Record<string, Role>> = {
  'o peão': 'pawn',
  'o cavalo': 'knight',
  'o bispo': 'bishop',
  'a torre': 'rook',
  'a dama': 'queen',
  'o rei': 'king',
};
export const WORTH: Readonly<Record<Role, number>> = { pawn: 1, knight: 3, bishop: 3, rook: 5, queen: 9, king: 0 };
const SIDES: Readonly<Record<string, Color>> = { 'as brancas': 'white', 'as pretas': 'black' };
const LETTERS: Readonly<Record<string, string>> = { R: 'K', D: 'Q', T: 'R', B: 'B', C: 'N' };
export const MEN = '(?:o peão|o cavalo|o bispo|a torre|a dama|o rei) em [a-h][1-8]';
export const PAWNS = '(\\d+,\\d) pe(?:ão|ões)';

type Man = { role: Role; square: number };

export const other = (side: Color): Color => (side === 'white' ? 'black' : 'white');
export const sideOf = (words: string): Color => {
  const side = SIDES[words.toLowerCase()];
  if (!side) throw new Error(`no side: ${words}`);
  return side;
};

export const assert = (isTrue: boolean, why: string): void => {
  if (!isTrue) throw new Error(why);
};

export const boardOf = (fen: string): Chess => Chess.fromSetup(parseFen(fen).unwrap()).unwrap();

export const manOf = (words: string): Man => {
  const [, name = '', at = ''] = /^(.*) em ([a-h][1-8])$/.exec(words) ?? [];
  const [role, square] = [ROLES[name.toLowerCase()], parseSquare(at)];
  if (!role || square === undefined) throw new Error(`no piece: ${words}`);
  return { role, square };
};

/** The move that these letters name here, which is legal and is written just so. */
export const moveOf = (board: Chess, words: string): NormalMove => {
  const san = words.replace(/[RDTBC]/g, letter => LETTERS[letter] ?? letter);
  const move = parseSan(board, san);
  if (!move || !('from' in move)) throw new Error(`not legal: ${words} in ${makeFen(board.toSetup())}`);
  assert(makeSan(board, move) === san, `not written so: ${words}`);
  return move;
};

export const after = (board: Chess, move: NormalMove): Chess => {
  const next = board.clone();
  next.play(move);
  return next;
};

/** The positions of a line in words, the first one included; its numbers are right and its moves legal. */
export const playLine = (start: Chess, line: string): { boards: Chess[]; moves: NormalMove[] } => {
  const boards = [start];
  const moves: NormalMove[] = [];
  for (const word of line.split(' ')) {
    const board = boards.at(-1) ?? start;
    const numbered = /^(\d+)\.(\.\.)?$/.exec(word);
    if (numbered) {
      assert(Number(numbered[1]) === board.fullmoves, `wrong number in ${line}`);
      assert((numbered[2] === undefined) === (board.turn === 'white'), `wrong side in ${line}`);
      continue;
    }
    const move = moveOf(board, word);
    moves.push(move);
    boards.push(after(board, move));
  }
  return { boards, moves };
};

export const materialOf = (board: Chess, side: Color): number => {
  let sum = 0;
  for (const square of board.board[side]) sum += WORTH[board.board.getRole(square) ?? 'king'];
  for (const square of board.board[other(side)]) sum -= WORTH[board.board.getRole(square) ?? 'king'];
  return sum;
};

export const stands = (board: Chess, { role, square }: Man, side: Color): boolean =>
  board.board.getRole(square) === role && board.board.getColor(square) === side;

export const guards = (board: Chess, square: number, by: Color): number[] =>
  [...board.board[by]].filter(from =>
    attacks({ role: board.board.getRole(from) ?? 'pawn', color: by }, from, board.board.occupied).has(square),
  );

/** The men that stand between this one and its king's danger: without it, the king would be attacked by `pinner`. */
export const isPinned = (board: Chess, { square }: Man, side: Color, pinner?: Man): boolean => {
  const king = board.board.kingOf(side);
  if (king === undefined) return false;
  const without = board.board.occupied.without(square);
  return [...board.board[other(side)]].some(
    from =>
      (pinner === undefined || pinner.square === from) &&
      attacks({ role: board.board.getRole(from) ?? 'pawn', color: other(side) }, from, without).has(king) &&
      !attacks({ role: board.board.getRole(from) ?? 'pawn', color: other(side) }, from, board.board.occupied).has(king),
  );
};

export const mayLandOn = (board: Chess, square: number): boolean =>
  [...board.allDests().values()].some(to => to.has(square));
