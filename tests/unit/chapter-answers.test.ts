import { expect, test } from 'vitest';
import { answerTo } from '../../server/features/chapters/chapter-tree.ts';
import { treeFromPgn } from '../../server/rules/game-tree.ts';

const answer = (pgn: string, move: string, path: string[] = []) => answerTo(treeFromPgn(pgn), 'white', path, move);
const FORK = '[FEN "q3k3/8/8/3N4/8/8/8/4K3 w - - 0 1"]\n\n';

test('an answer has what the professor says, signs and draws of both moves, and no marks of programs', () => {
  const said = '{Os dois! [%clk 0:01:00] [%cal Gc7e8] [%right] [%csl Ga8]}';
  const pgn = `${FORK}1. Cc7+!! ${said} 1... Rd7?! {O rei foge.} 2. Cxa8 *`;
  expect(answer(pgn, 'Cc7+')).toMatchObject({
    move: { nags: [3], comment: 'Os dois! [%csl Ga8] [%cal Gc7e8]' },
    reply: { nags: [6], comment: 'O rei foge.' },
  });
});

test('the line of a mistake solves nothing', () => {
  const pgn = `${FORK}1. Cc7+ {[%right]} (1. Ce7 Rxe7 2. Rd2) 1... Rd7 2. Cxa8 *`;
  expect(answer(pgn, 'Rd2', ['d5e7', 'e8e7'])).toBeUndefined();
  expect(answer(pgn, 'Cxa8', ['d5c7', 'e8d7'])).toMatchObject({ isRight: true, isFinished: true });
});

test('where a right move ends, the chapter goes on with another that does not, unless the game is over', () => {
  const pgn = `${FORK}1. Cc7+ {[%right]} (1. Cf6+ {[%right]}) 1... Rd7 2. Cxa8 *`;
  const way = { isRight: true, isFinished: false, path: ['d5c7', 'e8d7'] };
  expect(answer(pgn, 'Cf6+')).toMatchObject({ ...way, move: { san: 'Nf6+' }, reply: { san: 'Kd7' } });
  const mate = '[FEN "7k/8/6K1/8/8/8/8/R7 w - - 0 1"]\n\n1. Rf7 {[%right]} (1. Ta8# {[%right]}) 1... Rh7 2. Th1# *';
  expect(answer(mate, 'Ta8#')).toMatchObject({ isRight: true, isFinished: true, path: ['a1a8'] });
  expect(answer(mate, 'Rf7')).toMatchObject({ isFinished: false, path: ['g6f7', 'h8h7'] });
});

test('one side alone moves each time', () => {
  const pgn = '[FEN "8/8/8/8/8/8/8/R7 w - - 0 1"]\n\n1. Ta8 2. Th8 *';
  expect(answer(pgn, 'Ta8')).toMatchObject({ reply: null, isFinished: false, path: ['a1a8'] });
  expect(answer(pgn, 'Th8', ['a1a8'])).toMatchObject({ reply: null, isFinished: true });
});
