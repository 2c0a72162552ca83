import { describe, expect, it } from 'vitest';
import { themesOf } from './themes.ts';
import type { PuzzleTheme } from '../../../../server/features/puzzles/themes.schema.ts';

type Case = {
  fact: string;
  fen: string;
  moves: string;
  after?: string;
  lastMove?: string;
  has?: PuzzleTheme[];
  lacks?: PuzzleTheme[];
};

const cases: Case[] = [
  {
    fact: 'a mate in one',
    fen: '6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1',
    moves: 'd1d8',
    has: ['mateEm1', 'mate'],
    lacks: ['mateEm2', 'vantagem'],
  },
  {
    fact: 'a check in the corner is no mate',
    fen: '6k1/5pp1/8/8/8/8/5PPP/3R2K1 w - - 0 1',
    moves: 'd1d8',
    lacks: ['mateEm1', 'mate'],
  },

  {
    fact: 'a knight that forks king and rook and takes the rook',
    fen: 'r3k3/pp3ppp/8/3N4/8/8/PPP2PPP/4K3 w q - 0 1',
    moves: 'd5c7 e8d7 c7a8',
    has: ['garfo', 'vantagem'],
    lacks: ['espeto', 'mate'],
  },
  {
    fact: 'a fork of which nothing comes',
    fen: 'r3k3/pp3ppp/8/3N4/8/8/PPP2PPP/4K3 w q - 0 1',
    moves: 'd5c7 e8d7 c7d5',
    lacks: ['garfo'],
  },
  {
    fact: 'a fork whose prey another piece takes',
    fen: 'r3k3/pp3ppp/8/3N4/8/8/RPP2PPP/4K3 w q - 0 1',
    moves: 'd5c7 e8d7 a2a7',
    lacks: ['garfo'],
  },

  {
    fact: 'a fork whose prey is taken in what follows the solution',
    fen: 'r3k3/pp3ppp/8/3N4/8/8/PPP2PPP/4K3 w q - 0 1',
    moves: 'd5c7',
    after: 'e8d7 c7a8',
    has: ['garfo', 'umLance', 'final'],
  },
  {
    fact: 'a pawn that forks two pieces and takes one',
    fen: '4k3/8/2n1r3/8/3P4/8/8/6K1 w - - 0 1',
    moves: 'd4d5',
    after: 'c6d8 d5e6',
    has: ['garfo', 'peaoAvancado'],
  },
  {
    fact: 'a bishop that pins a knight to the rook behind it and takes what is left',
    fen: '4k3/8/8/8/5r2/4n3/8/B5K1 w - - 0 1',
    moves: 'a1b2',
    lacks: ['cravada'],
  },
  {
    fact: 'a knight in front of its queen that steps aside',
    fen: '3qk3/8/5n2/8/8/8/8/2B3K1 w - - 0 1',
    moves: 'c1g5',
    after: 'f6e4 g5d8',
    has: ['cravada'],
    lacks: ['espeto'],
  },
  {
    fact: 'a knight that is taken, and the rook that it guarded',
    fen: '4k3/8/2n5/1B6/3r4/8/8/3R2K1 w - - 0 1',
    moves: 'b5c6',
    after: 'e8e7 d1d4',
    has: ['capturaDoDefensor'],
  },
  {
    fact: 'a bishop without a square to go to',
    fen: '4k3/1pp5/1b6/p7/8/P7/1PP5/4K1R1 w - - 0 1',
    moves: 'b2b4',
    lacks: ['pecaPresa'],
  },
  {
    fact: 'a bishop between pawns that is taken',
    fen: '4k3/p1pp4/1p6/b7/8/2P5/1P6/4K3 w - - 0 1',
    moves: 'b2b4',
    after: 'e8f7 b4a5',
    has: ['pecaPresa'],
  },
  {
    fact: 'a king lured to where a bishop checks it',
    fen: '7k/8/8/r5b1/8/8/3N4/2R1K3 b - - 0 1',
    moves: 'g5d2 e1d2 a5a2',
    has: ['atracao'],
  },
  {
    fact: 'a rook that checks the king and takes the queen behind it',
    fen: '4k2q/8/8/8/8/8/5PPP/R5K1 w - - 0 1',
    moves: 'a1a8 e8d7 a8h8',
    has: ['espeto', 'vantagem'],
    lacks: ['cravada'],
  },
  {
    fact: 'a rook that takes another way than through the piece that fled',
    fen: '4k3/7q/8/8/8/8/5PPP/R5K1 w - - 0 1',
    moves: 'a1a8 e8d7 a8h8',
    lacks: ['espeto'],
  },
  {
    fact: 'a lesser piece in front of a greater one is no skewer',
    fen: '3k3q/8/8/4n3/8/8/1B6/6K1 w - - 0 1',
    moves: 'b2a1 e5c6 a1h8',
    lacks: ['espeto'],
  },

  {
    fact: 'a bishop that checks and lets the queen see a queen',
    fen: '3q2k1/5ppp/8/8/8/3B4/5PPP/3Q2K1 w - - 0 1',
    moves: 'd3h7 g8h7 d1d8',
    has: ['ataqueDescoberto', 'sacrificio'],
    lacks: ['desvio', 'xequeDuplo'],
  },
  {
    fact: 'a queen that was seen all along',
    fen: '3q2k1/5ppp/8/8/8/4B3/5PPP/3Q2K1 w - - 0 1',
    moves: 'd1d8',
    lacks: ['ataqueDescoberto'],
  },
  {
    fact: 'a check uncovered',
    fen: '4k3/8/8/8/4N3/8/8/4R1K1 w - - 0 1',
    moves: 'e4c3',
    has: ['ataqueDescoberto'],
    lacks: ['xequeDuplo'],
  },
  {
    fact: 'a check by two',
    fen: '4k3/8/8/8/4N3/8/8/4R1K1 w - - 0 1',
    moves: 'e4f6',
    has: ['xequeDuplo', 'ataqueDescoberto'],
  },

  {
    fact: 'a pinned knight that a pawn takes',
    fen: '4k3/8/2n5/1B6/3P4/8/8/4K3 w - - 0 1',
    moves: 'd4d5 e8d7 d5c6',
    has: ['cravada'],
  },
  {
    fact: 'a knight that was pinned no more when it was taken',
    fen: '4k3/8/2n5/1B6/3P4/8/8/4K3 w - - 0 1',
    moves: 'd4d5 e8e7 d5c6',
    lacks: ['cravada'],
  },
  {
    fact: 'a pinned pawn guards nothing',
    fen: '6k1/5p2/6n1/8/2B5/6Q1/8/6K1 w - - 0 1',
    moves: 'g3g6',
    has: ['cravada'],
  },
  {
    fact: 'a pawn that is not pinned guards',
    fen: '6k1/5p2/6n1/8/8/6Q1/8/6K1 w - - 0 1',
    moves: 'g3g6',
    lacks: ['cravada'],
  },

  {
    fact: 'a rook that nothing defends',
    fen: '4k3/8/8/3r4/8/8/3Q4/4K3 w - - 0 1',
    moves: 'd2d5',
    has: ['pecaIndefesa', 'vantagem'],
  },
  {
    fact: 'a rook that a pawn defends',
    fen: '4k3/8/4p3/3r4/8/8/3Q4/4K3 w - - 0 1',
    moves: 'd2d5',
    lacks: ['pecaIndefesa'],
  },
  {
    fact: 'a rook that has just come there',
    fen: '4k3/8/8/3r4/8/8/3Q4/4K3 w - - 0 1',
    lastMove: 'a5d5',
    moves: 'd2d5',
    lacks: ['pecaIndefesa'],
  },

  {
    fact: 'a pawn that promotes next',
    fen: '8/8/P6k/8/8/8/8/K7 w - - 0 1',
    moves: 'a6a7',
    after: 'h6g6 a7a8q',
    has: ['promocao'],
  },
  { fact: 'a pawn that promotes', fen: '8/P6k/8/8/8/8/8/K7 w - - 0 1', moves: 'a7a8q', has: ['promocao', 'vantagem'] },
  { fact: 'a pawn that only comes near', fen: '8/8/P6k/8/8/8/8/K7 w - - 0 1', moves: 'a6a7', lacks: ['promocao'] },

  {
    fact: 'a queen offered to the guard of the back rank',
    fen: '3r2k1/5ppp/8/8/Q7/8/5PPP/4R1K1 w - - 0 1',
    moves: 'a4d7 d8d7 e1e8',
    has: ['mateEm2', 'desvio', 'sacrificio'],
    lacks: ['vantagem'],
  },
  {
    fact: 'a mate that needed no deflection',
    fen: '6k1/3r1ppp/8/8/Q7/8/5PPP/4R1K1 w - - 0 1',
    moves: 'a4d7 g8f8 e1e8',
    lacks: ['desvio'],
  },

  {
    fact: 'a threat of mate parried by taking the bishop',
    fen: '6k1/5ppp/8/8/8/5b1q/5P1P/3Q2K1 w - - 0 1',
    moves: 'd1f3',
    has: ['defesa'],
  },
  {
    fact: 'to mate first is no defence',
    fen: '6k1/5ppp/8/8/8/5b1q/5P1P/3Q2K1 w - - 0 1',
    moves: 'd1d8',
    has: ['mateEm1'],
    lacks: ['defesa'],
  },
  {
    fact: 'without a threat there is nothing to defend',
    fen: '6k1/5ppp/8/8/8/5b2/5P1P/3Q2K1 w - - 0 1',
    moves: 'd1f3',
    lacks: ['defesa'],
  },
];

describe('the themes of a puzzle', () => {
  it.each(cases)('$fact', ({ fen, moves, after = '', lastMove = null, has = [], lacks = [] }) => {
    const themes = themesOf({ fen, lastMove, moves: moves.split(' '), continuation: after.split(' ').filter(Boolean) });
    expect(themes).toEqual(expect.arrayContaining(has));
    expect(themes.filter(theme => lacks.includes(theme))).toEqual([]);
  });
});
