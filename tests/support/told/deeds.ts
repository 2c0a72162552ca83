import { attacks } from 'chessops/attacks';
import type { Chess } from 'chessops/chess';
import type { Color, NormalMove } from 'chessops/types';
import {
  after,
  assert,
  guards,
  manOf,
  materialOf,
  MEN,
  moveOf,
  other,
  playLine,
  ROLES,
  stands,
  WORTH,
} from './board.ts';

/** What a move does, as it is told after 'que'. */
const DEEDS: readonly (readonly [RegExp, (found: RegExpExecArray, board: Chess, move: NormalMove) => void])[] = [
  [/^dá xeque-mate/, (_, board, move) => assert(after(board, move).isCheckmate(), 'is no mate')],
  [
    /^captura um peão en passant/,
    (_, board, move) => {
      assert(board.board.getRole(move.from) === 'pawn' && !board.board.occupied.has(move.to), 'is not en passant');
    },
  ],
  [
    new RegExp(`^captura (${MEN})`),
    ([, men = ''], board, move) => {
      const man = manOf(men);
      assert(man.square === move.to && stands(board, man, other(board.turn)), `does not take ${men}`);
    },
  ],
  [
    /^promove o peão, que vira (cavalo|bispo|torre|dama)/,
    ([, name = ''], _, move) => {
      const role = ROLES[`o ${name}`] ?? ROLES[`a ${name}`];
      assert(move.promotion === role, `does not promote to ${name}`);
    },
  ],
  [
    /^põe o rei em segurança com o roque/,
    (_, board, move) => assert(board.board.getRole(move.from) === 'king', 'is no castling'),
  ],
  [
    new RegExp(`^faz um (garfo|ataque duplo): ataca ao mesmo tempo (${MEN}(?:(?:, | e )${MEN})+)`),
    ([, , men = ''], board, move) => {
      const next = after(board, move);
      const role = next.board.getRole(move.to) ?? 'pawn';
      const reach = attacks({ role, color: board.turn }, move.to, next.board.occupied);
      for (const words of men.match(new RegExp(MEN, 'g')) ?? []) {
        const man = manOf(words);
        assert(stands(next, man, next.turn) && reach.has(man.square), `does not attack ${words}`);
        const isInDanger =
          man.role === 'king' || WORTH[man.role] > WORTH[role] || guards(next, man.square, next.turn).length === 0;
        assert(isInDanger, `${words} is in no danger`);
      }
    },
  ],
  [/^dá xeque/, (_, board, move) => assert(after(board, move).isCheck(), 'is no check')],
];

const checkDeeds = (board: Chess, move: NormalMove, words: string): void => {
  for (let left = words; left !== '';) {
    const [found, check] = DEEDS.flatMap(([pattern, look]) => {
      const match = pattern.exec(left);
      return match ? [[match, look] as const] : [];
    })[0] ?? [undefined, undefined];
    if (!found) throw new Error(`unknown deed: ${left}`);
    check(found, board, move);
    left = left.slice(found[0].length).replace(/^(?:, | e )/, '');
  }
};

/** 'Cxe4, que captura o peão em e4': the move and what it does. */
export const checkMove = (board: Chess, words: string): NormalMove => {
  const [, san = '', deeds = ''] = /^(\S+?)(?:, que (.*))?$/.exec(words) ?? [];
  const move = moveOf(board, san);
  checkDeeds(board, move, deeds);
  return move;
};

/** Whether the side to move mates within so many moves, against everything. */
const matesIn = (board: Chess, moves: number): boolean =>
  movesOf(board).some(move => {
    const next = after(board, move);
    if (next.isCheckmate()) return true;
    if (moves === 1 || next.isEnd()) return false;
    return movesOf(next).every(reply => matesIn(after(next, reply), moves - 1));
  });

export const movesOf = (board: Chess): NormalMove[] =>
  [...board.allDests()].flatMap(([from, targets]) =>
    [...targets].flatMap((to): NormalMove[] => {
      const isLast = board.board.pawn.has(from) && (to < 8 || to >= 56);
      return isLast
        ? (['queen', 'rook', 'bishop', 'knight'] as const).map(promotion => ({ from, to, promotion }))
        : [{ from, to }];
    }),
  );

/** Longer ones are the engine's word: what is shown of them is looked at all the same. */
const MATES_LOOKED_THROUGH = 2;

export const checkMate = (board: Chess, side: Color, words: string): void => {
  assert(board.turn === side, `it is not the turn of ${side}`);
  const [, one] = /^xeque-mate com (\S+)$/.exec(words) ?? [];
  if (one) return assert(after(board, moveOf(board, one)).isCheckmate(), `${one} is no mate`);
  const [, count, line, begins] = /^xeque-mate em (\d+) lances?(?:: (.*)|, a começar por (\S+))$/.exec(words) ?? [];
  assert(count !== undefined, `unknown mate: ${words}`);
  if (begins) moveOf(board, begins);
  if (Number(count) <= MATES_LOOKED_THROUGH) assert(matesIn(board, Number(count)), `there is no ${words}`);
  if (!line) return;
  const { boards, moves } = playLine(board, line);
  assert(boards.at(-1)?.isCheckmate() === true, `${line} does not mate`);
  assert(moves.length === 2 * Number(count) - 1, `${line} is no mate in ${count}`);
};

/** What a line wins: at its end, or before the last move, whichever is less. */
export const gainOf = (boards: readonly Chess[], side: Color): number => {
  const [first] = boards;
  if (!first) return 0;
  const won = boards.slice(1).slice(-2);
  return Math.min(...won.map(board => materialOf(board, side))) - materialOf(first, side);
};
