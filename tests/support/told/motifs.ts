import { attacks } from 'chessops/attacks';
import type { Chess } from 'chessops/chess';
import type { NormalMove } from 'chessops/types';
import { parseSquare } from 'chessops/util';
import { after, assert, guards, isPinned, manOf, mayLandOn, MEN, ROLES, stands } from './board.ts';
import { movesOf } from './deeds.ts';

/** Why a line works, in words, and what must be so on the board. */
export const MOTIFS: readonly (readonly [
  RegExp,
  (found: RegExpExecArray, before: Chess, move: NormalMove, line: readonly NormalMove[]) => void,
])[] = [
  [
    new RegExp(`^(${MEN}) faz um espeto: quando (${MEN}) sai, cai (${MEN})$`),
    ([, by = '', front = '', rear = ''], before, move, line) => {
      const board = after(before, move);
      const [attacker, first, last] = [manOf(by), manOf(front), manOf(rear)];
      assert(stands(board, attacker, before.turn) && attacker.square === move.to, `${by} is not there`);
      assert(stands(board, first, board.turn) && stands(board, last, board.turn), `${front}, ${rear} are not there`);
      const reach = attacks(
        { role: attacker.role, color: before.turn },
        attacker.square,
        board.board.occupied.without(first.square),
      );
      assert(reach.has(first.square) && reach.has(last.square), 'they are not on one line');
      assert(line[2]?.to === last.square, `${rear} is not taken`);
    },
  ],
  [
    new RegExp(`^(${MEN}) crava (${MEN}) contra o rei$`),
    ([, by = '', men = ''], before, move) => {
      const board = after(before, move);
      assert(stands(board, manOf(by), before.turn) && stands(board, manOf(men), board.turn), 'they are not there');
      assert(isPinned(board, manOf(men), board.turn, manOf(by)), `${men} is not pinned`);
    },
  ],
  [
    new RegExp(`^(${MEN}) está cravad[oa] pel(${MEN}) e não pode (?:fugir|capturar em ([a-h][1-8]))$`),
    ([, men = '', by = '', at], before, move) => {
      const board = after(before, move);
      assert(stands(board, manOf(men), board.turn) && stands(board, manOf(by), before.turn), 'they are not there');
      assert(isPinned(board, manOf(men), board.turn, manOf(by)), `${men} is not pinned`);
      const target = at && parseSquare(at);
      if (typeof target === 'number')
        assert(board.allDests().get(manOf(men).square)?.has(target) !== true, `${men} can take there`);
    },
  ],
  [
    /^é xeque duplo, e só o rei pode responder$/,
    (_, before, move) => {
      const board = after(before, move);
      const king = board.board.kingOf(board.turn) ?? -1;
      assert(guards(board, king, before.turn).length > 1, 'is no double check');
      assert(
        movesOf(board).every(({ from }) => from === king),
        'others can answer',
      );
    },
  ],
  [
    new RegExp(`^é xeque descoberto: ao sair, (.*) abre a linha d(${MEN})$`),
    ([, mover = '', men = ''], before, move) => {
      const board = after(before, move);
      assert(before.board.getRole(move.from) === ROLES[mover], `${mover} does not move`);
      const king = board.board.kingOf(board.turn) ?? -1;
      const { square } = manOf(men);
      assert(guards(board, king, before.turn).includes(square) && square !== move.to, 'is no discovered check');
      assert(!guards(before, king, before.turn).includes(square), 'the line was open');
    },
  ],
  [
    new RegExp(`^é um ataque descoberto: ao sair, (.*) abre a linha d(${MEN}) contra (${MEN})$`),
    ([, mover = '', men = '', prey = ''], before, move) => {
      const board = after(before, move);
      assert(before.board.getRole(move.from) === ROLES[mover], `${mover} does not move`);
      const [hunter, target] = [manOf(men), manOf(prey)];
      assert(stands(board, hunter, before.turn) && stands(board, target, board.turn), 'they are not there');
      assert(guards(board, target.square, before.turn).includes(hunter.square), 'the line is closed');
      assert(!guards(before, target.square, before.turn).includes(hunter.square), 'the line was open');
    },
  ],
  [
    new RegExp(
      `^(?:desvia )?(${MEN})(?: está sobrecarregad[oa])?: se capturar em ([a-h][1-8]), deixa de defender ` +
        `(?:(${MEN})|a casa ([a-h][1-8]))$`,
    ),
    ([, men = '', at = '', duty, square], before, move) => {
      const board = after(before, move);
      const guard = manOf(men);
      assert(stands(board, guard, board.turn), `${men} is not there`);
      const target = parseSquare(at) ?? -1;
      assert(target === move.to && board.allDests().get(guard.square)?.has(target) === true, 'it cannot take there');
      const guarded = duty ? manOf(duty).square : (parseSquare(square ?? '') ?? -1);
      if (duty) assert(stands(board, manOf(duty), board.turn), `${duty} is not there`);
      assert(guards(board, guarded, board.turn).includes(guard.square), 'it guards nothing there');
      assert(mayLandOn(after(board, { from: guard.square, to: target }), guarded), 'nothing can go there');
    },
  ],
];
