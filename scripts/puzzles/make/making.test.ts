import { describe, expect, it } from 'vitest';
import { onlyMove, seenAt } from './only-move.ts';
import { publish } from './publish.ts';
import { ratingOf, type Features } from './rating.ts';
import { choose, judged } from './select.ts';
import type { Line, Score } from '../../../server/engine/engine.ts';
import { difficultyOf } from '../../../server/features/puzzles/points.ts';

const cp = (value: number): Score => ({ kind: 'cp', value });
const mate = (value: number): Score => ({ kind: 'mate', value });
const lines = (...scores: Score[]): Line[] =>
  scores.map((score, i) => ({ depth: 18, rank: i + 1, score, moves: [`a${i + 1}a${i + 2}`] }));

describe('the only move', () => {
  it('wins while the second-best does not, by far', () => {
    expect(onlyMove(lines(cp(450), cp(20)), 'first')).toEqual({ kind: 'win', centipawns: 450 });
    expect(onlyMove(lines(cp(190), cp(-300)), 'first')).toBe('notWinning');
    expect(onlyMove(lines(cp(900), cp(200)), 'first')).toBe('notOnly');
    expect(onlyMove(lines(cp(250), cp(100)), 'first')).toBe('notOnly');
    expect(onlyMove(lines(cp(450)), 'first')).toBe('forced');
    expect(onlyMove(lines(cp(450)), 'win')).toEqual({ kind: 'win', centipawns: 450 });
  });

  it('mates while no other mates as fast, nor one move later', () => {
    expect(onlyMove(lines(mate(2), cp(700)), 'first')).toEqual({ kind: 'mate', in: 2 });
    expect(onlyMove(lines(mate(2), mate(4)), 'first')).toEqual({ kind: 'mate', in: 2 });
    expect(onlyMove(lines(mate(2), mate(3)), 'first')).toBe('notOnly');
    expect(onlyMove(lines(mate(-2), mate(-1)), 'first')).toBe('notWinning');
  });

  it('must still be the only one that wins when a mate turns up where material was the goal', () => {
    expect(onlyMove(lines(mate(2), cp(700)), 'win')).toBe('notOnly');
  });

  it('is seen from the depth on at which the search kept to it', () => {
    const at = (depth: number, move: string, value: number): Line => ({
      depth,
      rank: 1,
      score: cp(value),
      moves: [move],
    });
    expect(
      seenAt(
        [at(1, 'a2a3', 300), at(2, 'b2b3', 20), at(3, 'a2a3', 150), at(4, 'a2a3', 220), at(5, 'a2a3', 400)],
        'a2a3',
      ),
    ).toBe(4);
  });
});

describe('the estimate of a rating', () => {
  const features: Features = { depth: 1, first: 'mate', later: [], given: 0, choices: 35 };

  it('grows with the depth, the length, the quiet moves and the sacrifice', () => {
    const rating = ratingOf(features);
    expect(rating).toBe(750);
    const harder: Partial<Features>[] = [
      { depth: 5 },
      { first: 'quiet' },
      { later: [{ depth: 1, quiet: false }] },
      { given: 300 },
      { choices: 50 },
    ];
    for (const change of harder) expect(ratingOf({ ...features, ...change })).toBeGreaterThan(rating);
  });

  it('says how difficult a puzzle is', () => {
    expect([700, 1_199, 1_200, 1_599, 1_600].map(difficultyOf)).toEqual([
      'facil',
      'facil',
      'medio',
      'medio',
      'dificil',
    ]);
  });
});

describe('the choice of puzzles', () => {
  const BACK_RANK = { a: 'R5K1', b: '1R4K1', c: '2R3K1', d: '3R2K1' };
  const backRank = (key: string, file: keyof typeof BACK_RANK) =>
    judged({
      key,
      fen: `6k1/5ppp/8/8/8/8/5PPP/${BACK_RANK[file]} w - - 0 1`,
      lastMove: null,
      moves: [`${file}1${file}8`],
      before: 0,
      evidence: [{ depth: 18, seen: 1, best: 2_000, second: 0 }],
    });

  it('takes two from a game at most, and no position twice', () => {
    const found = [
      backRank('s1-g1-p1', 'a'),
      backRank('s1-g1-p9', 'b'),
      backRank('s1-g1-p20', 'c'),
      backRank('s1-g2-p5', 'a'),
      backRank('s1-g3-p7', 'd'),
    ];
    const keys = choose(found, [], 40)
      .map(({ key }) => key)
      .toSorted();
    expect(keys).toEqual(['s1-g1-p1', 's1-g1-p9', 's1-g3-p7']);
  });

  it('extends what is there without a new name for anything', () => {
    const before = publish([], choose([backRank('s1-g1-p1', 'a'), backRank('s1-g2-p1', 'b')], [], 40));
    expect(before.map(({ title }) => title)).toEqual(['Mate em 1 com a torre', 'Mate em 1 com a torre – nº 2']);
    const found = [backRank('s1-g1-p1', 'a'), backRank('s1-g3-p1', 'c')];
    const after = publish(before, choose(found, before, 40));
    expect(after).toEqual(expect.arrayContaining(before));
    expect(after.map(({ title }) => title)).toContain('Mate em 1 com a torre – nº 3');
    expect(after).toHaveLength(3);
  });
});
