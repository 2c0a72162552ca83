import { expect, test } from 'vitest';
import type { Review, ReviewedMove } from '../../server/features/game-reviews/game-reviews.schema.ts';
import { isMarkedRight } from '../../server/rules/comment-marks.ts';
import { lackOf } from '../../src/features/teaching/chapters/editing.ts';
import { chaptersOfGame } from '../../src/features/teaching/chapters/sources/reviewed-game.ts';

/** Black overlooks the mate at f7; White began with a small inaccuracy. */
const PGN = '[White "Ana Souza"]\n[Black "Beto Lima"]\n\n1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0';
const move = (ply: number, own: Partial<ReviewedMove> = {}): ReviewedMove => ({
  ply,
  winPercent: 50,
  isBest: own.judgment === undefined,
  ...own,
});
const review: Review = {
  status: 'done',
  accuracy: { white: 90, black: 40 },
  opening: null,
  moves: [
    move(3, { judgment: '?!', best: 'Nf3', line: ['Nf3', 'Nc6', 'Bb5'] }),
    move(6, {
      judgment: '??',
      best: 'g6',
      line: ['g6', 'Qf3', 'Nf6'],
      refutation: ['Qxf7#'],
      text: 'Isto deixa dar mate.',
    }),
  ],
};

const childrenOf = (ids: readonly number[], nodes: readonly { move: { san: string } }[]) =>
  ids.map(id => nodes[id]?.move.san);

test('a reviewed game is a chapter to read, with signs, words and better lines, and names nobody', () => {
  const [game] = chaptersOfGame({ pgn: PGN, side: 'black', isShared: false }, review);
  const { nodes } = game!.tree;
  expect(game).toMatchObject({ mode: 'ler', side: 'black', tree: { tags: {}, title: '' } });
  expect(nodes.filter(({ nags }) => nags.length > 0).map(({ move: { san }, nags }) => [san, nags])).toEqual([
    ['Qh5', [6]],
    ['Nf6', [4]],
  ]);
  expect(nodes.find(({ move: { san } }) => san === 'Bc4')?.children.map(id => nodes[id]?.move.san)).toEqual([
    'Nf6',
    'g6',
  ]);
  expect(JSON.stringify(game)).not.toContain('Souza');
});

test('each error of the student is a position with the best move to find and the error refuted', () => {
  const [, position, ...others] = chaptersOfGame({ pgn: PGN, side: 'black', isShared: false }, review);
  expect(others).toEqual([]);
  expect(position).toMatchObject({ title: 'Lance 3: e agora?', mode: 'responder', side: 'black', goal: null });
  expect(lackOf({ key: 1, ...position! })).toBeNull();
  const { first, nodes } = position!.tree;
  expect(childrenOf(first, nodes)).toEqual(['g6', 'Nf6']);
  expect(nodes.map(({ written }) => isMarkedRight(written.comment))).toEqual([true, false, false]);
  expect(nodes[1]).toMatchObject({ nags: [4], comment: 'Isto deixa dar mate.' });
  expect(childrenOf(nodes[1]!.children, nodes)).toEqual(['Qxf7#']);
});

test('of the other side no error is asked, of a game on one board both, and of no review nothing', () => {
  const count = (side: 'white' | 'black', isShared: boolean, known: Review | null) =>
    chaptersOfGame({ pgn: PGN, side, isShared }, known).length;
  expect([count('white', false, review), count('white', true, review), count('black', false, null)]).toEqual([1, 2, 1]);
});
