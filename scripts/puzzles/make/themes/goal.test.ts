import { describe, expect, it } from 'vitest';
import { readSolution } from '../solution.ts';
import { winsMaterial } from './goal.ts';

describe('material that a line wins', () => {
  const wins = (fen: string, moves: string) =>
    winsMaterial(readSolution({ fen, lastMove: null, moves: moves.split(' ') }));

  it('counts once it cannot be taken back', () => {
    expect(wins('4k3/8/8/3r4/8/8/3Q4/4K3 w - - 0 1', 'd2d5')).toBe(true);
    expect(wins('4k3/8/4p3/3r4/8/8/3Q4/4K3 w - - 0 1', 'd2d5')).toBe(false);
    expect(wins('3q2k1/5ppp/8/8/8/8/5PPP/3Q2K1 w - - 0 1', 'd1d2')).toBe(false);
  });

  it('counts when whatever is answered can only choose what is lost', () => {
    expect(wins('r3k3/pp3ppp/8/3N4/8/8/PPP2PPP/4K3 w - - 0 1', 'd5c7')).toBe(true);
    expect(wins('4k3/pp3ppp/8/3N4/8/8/PPP2PPP/4K3 w - - 0 1', 'd5c7')).toBe(false);
  });
});
