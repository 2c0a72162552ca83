import { describe, expect, it } from 'vitest';
import type { Claim } from '../../db/demo/types.ts';
import { isTrue } from '../../server/harness/claims.ts';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const BACK_RANK = '6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1';
const FOOLS_MATE = 'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3';
const STALEMATE = '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1';
const TWO_MATES = '6k1/5ppp/8/8/8/8/5PPP/3RR1K1 w - - 0 1';
const PIN = '4k3/8/8/b7/8/2N5/8/4K3 w - - 0 1';
const PAWNS = '4k3/7p/8/P7/8/2P5/2P3P1/4K3 w - - 0 1';
const GUARDED = '4k3/2p5/3p4/8/8/8/3R4/4K3 w - - 0 1';
const LOOSE = '4k3/8/3p4/8/8/8/3R4/4K3 w - - 0 1';

const cases: [holds: string, Claim, fails: string][] = [
  [FOOLS_MATE, { is: 'checkmate' }, STALEMATE],
  [STALEMATE, { is: 'stalemate' }, FOOLS_MATE],
  [FOOLS_MATE, { is: 'check' }, START],
  [START, { is: 'not-check' }, FOOLS_MATE],
  ['4k3/8/8/8/8/8/8/4KB2 w - - 0 1', { is: 'insufficient-material' }, START],
  [START, { is: 'legal', move: 'Nf3' }, BACK_RANK],
  [BACK_RANK, { is: 'illegal', move: 'Nf3' }, START],
  [BACK_RANK, { is: 'mate-in-one', move: 'Rd8#' }, LOOSE],
  [BACK_RANK, { is: 'only-mate-in-one', move: 'Rd8' }, TWO_MATES],
  ['7k/8/6K1/8/8/8/8/5Q2 w - - 0 1', { is: 'stalemating', move: 'Qf7' }, '6k1/8/6K1/8/8/8/8/5Q2 w - - 0 1'],
  [LOOSE, { is: 'hanging', square: 'd6' }, GUARDED],
  [LOOSE, { is: 'attacks', from: 'd2', targets: ['d6', 'a2'] }, BACK_RANK],
  [PIN, { is: 'pinned', square: 'c3' }, '4k3/8/8/b7/8/2N5/8/5K2 w - - 0 1'],
  [BACK_RANK, { is: 'material', balance: 5 }, START],
  [START, { is: 'moves', count: 20 }, STALEMATE],
  [START, { is: 'moves', count: 2, square: 'g1' }, STALEMATE],
  [PAWNS, { is: 'passed-pawn', square: 'a5' }, '4k3/1p6/8/P7/8/8/8/4K3 w - - 0 1'],
  [PAWNS, { is: 'isolated-pawn', square: 'c2' }, START],
  [PAWNS, { is: 'doubled-pawn', square: 'c3' }, START],
];

describe('a claim', () => {
  it.each(cases)('%j holds of %s but not of another position', (holds, claim, fails) => {
    expect(isTrue(holds, claim)).toBe(true);
    expect(isTrue(fails, claim)).toBe(false);
  });

  it('with a wrong mate sign fails', () => {
    expect(isTrue(LOOSE, { is: 'legal', move: 'Rd5#' })).toBe(false);
  });

  it('of an illegal move fails when it is not a move at all', () => {
    expect(() => isTrue(START, { is: 'illegal', move: 'Cf3' })).toThrow('Not a move');
  });

  it('of a passed pawn looks at the neighbouring files and only ahead', () => {
    expect(isTrue(PAWNS, { is: 'passed-pawn', square: 'g2' })).toBe(false);
    expect(isTrue('4k3/8/8/8/6P1/7p/8/4K3 w - - 0 1', { is: 'passed-pawn', square: 'g4' })).toBe(true);
  });
});
