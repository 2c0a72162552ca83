import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { claimIn, verdictOnTime } from '../../server/rules/endings.ts';
import { readQuickly } from '../../server/rules/quick-move.ts';
import { verdictOf } from '../../server/rules/verdict.ts';
import {
  awayMs,
  clockAfterOutage,
  fallenFlag,
  flagFallsAt,
  newClock,
  pressed,
  stoppedClock,
  timeLeft,
  type MatchClock,
} from '../../server/rules/match-clock.ts';
import { legalMove, legalMoves, otherSide, readMove, sideToMove, type Side } from '../../server/rules/moves.ts';
import { START_FEN } from '../../server/rules/position.ts';

/** The positions of a game, the first one included. */
const positionsOf = (moves: string, start = START_FEN): string[] => {
  const fens = [start];
  for (const move of moves.split(' ').filter(Boolean)) {
    const read = readMove(fens.at(-1) ?? '', move);
    if (!read) throw new Error(`${move} is not legal in ${fens.at(-1)}`);
    fens.push(read.fen);
  }
  return fens;
};

describe('a move is read', () => {
  test.each([
    ['Nf3', 'g1f3'],
    ['Cf3', 'g1f3'],
    ['g1f3', 'g1f3'],
    ['1. Cf3', 'g1f3'],
    ['e4', 'e2e4'],
    ['e2e4', 'e2e4'],
  ])('%s at the start', (text, uci) => {
    expect(readMove(START_FEN, text)?.uci).toBe(uci);
  });

  test.each([
    ['e8=D', 'e7e8q'],
    ['e8=Q', 'e7e8q'],
    ['e8=C', 'e7e8n'],
    ['e7e8q', 'e7e8q'],
    ['O-O', 'e1g1'],
    ['0-0', 'e1g1'],
    ['Rd1', 'e1d1'],
    ['Th2', 'h1h2'],
  ])('%s before a promotion, with the king at home', (text, uci) => {
    expect(readMove('8/k3P3/8/8/8/8/8/4K2R w K - 0 1', text)?.uci).toBe(uci);
  });

  test('in English where both languages have a move for it', () => {
    expect(readMove('k7/8/8/8/8/8/8/R2K4 w - - 0 1', 'Rc1')?.uci).toBe('a1c1');
  });

  test.each(['', 'e5', 'Nf6', 'e2e5', '--', 'Nd2', 'e4\nquit', 'e7e8q', 'Zf3'])('%j is none', text => {
    expect(readMove(START_FEN, text)).toBeUndefined();
    expect(legalMove(START_FEN, text)).toBeUndefined();
  });

  test.each(['e2e4q', 'e7e8', 'e7e8k'])(
    '%s is none, for it says too much or too little of what a pawn becomes',
    text => {
      expect(legalMove(text.startsWith('e2') ? START_FEN : '8/k3P3/8/8/8/8/8/4K2R w K - 0 1', text)).toBeUndefined();
    },
  );

  test('and every legal move is read back from both notations, in whatever game', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 60 }), choices => {
        let fen = START_FEN;
        for (const choice of choices) {
          const legal = legalMoves(fen);
          if (legal.length === 0) return;
          const move = legal[choice % legal.length]!;
          expect(readMove(fen, move.san)).toEqual(move);
          expect(readMove(fen, move.uci)).toEqual(move);
          expect(legalMove(fen, move.uci)).toEqual(move);
          expect(readQuickly(fen, move.uci)).toEqual(move);
          expect(readQuickly(fen, move.san)).toEqual(move);
          fen = move.fen;
        }
      }),
      { numRuns: 20, seed: 7 },
    );
  });
});

const SHUFFLE = 'Nf3 Nf6 Ng1 Ng8 ';

describe('a game ends by itself', () => {
  test.each([
    ['checkmate', 'f3 e5 g4 Qh4#', START_FEN, '0-1'],
    ['stalemate', 'Qc7', 'k7/8/1K6/8/8/8/2Q5/8 w - - 0 1', '1/2-1/2'],
    ['insufficient_material', 'Kxe5', '8/8/4k3/4P3/8/8/8/4K3 b - - 0 1', '1/2-1/2'],
    ['fivefold', SHUFFLE.repeat(4), START_FEN, '1/2-1/2'],
    ['seventy_five_moves', 'Ra2', 'k7/8/8/8/8/8/8/R3K3 w - - 149 100', '1/2-1/2'],
  ])('by %s', (ending, moves, start, result) => {
    expect(verdictOf(positionsOf(moves, start))).toEqual({ ending, result });
  });

  test.each([
    ['pawns that stand before each other', '8/8/3k4/1p1p1p1p/1P1P1P1P/3K4/8/8 w - - 0 1', 'dead_position'],
    ['a wall that a king gets round', '8/8/3k4/1p1p4/1P1P4/3K4/8/8 w - - 0 1', undefined],
    ['a pawn that may still go', '8/8/3k4/1p1p1p2/1P1P1P1P/3K4/8/8 w - - 0 1', undefined],
    ['a pawn that may be taken', '8/8/3k4/1p1p1p1p/1PPP1P1P/3K4/8/8 b - - 0 1', undefined],
    ['a rook behind the wall', '8/8/3k4/1p1p1p1p/1P1P1P1P/3K4/8/R7 w - - 0 1', undefined],
  ])('or goes on: %s', (_, fen, ending) => {
    expect(verdictOf([fen])?.ending).toBe(ending);
  });

  test.each(['e1h1', 'e1g1', 'e1c1', 'e7e8', 'e2e9', 'a1a1'])('%j without such a move is none', uci => {
    expect(readQuickly(START_FEN, uci)).toBeUndefined();
  });

  test('and mate on the last of the 75 moves is a mate', () => {
    expect(verdictOf(positionsOf('Ra8#', '6k1/5ppp/8/8/8/8/8/R3K3 w - - 149 100'))?.ending).toBe('checkmate');
  });

  test('but not by threefold repetition or fifty moves, which are claimed', () => {
    const threefold = positionsOf(SHUFFLE.repeat(2));
    expect([verdictOf(threefold), claimIn(threefold)?.ending]).toEqual([undefined, 'threefold']);
    const fifty = positionsOf('Ra2', 'k7/8/8/8/8/8/8/R3K3 w - - 99 80');
    expect([verdictOf(fifty), claimIn(fifty)?.ending]).toEqual([undefined, 'fifty_moves']);
    expect(claimIn(positionsOf(SHUFFLE))).toBeUndefined();
  });

  test.each([
    ['against a queen', 'k7/8/8/8/8/8/8/Q3K3 b - - 0 1', 'black', '1-0'],
    ['against a bare king', 'k7/8/8/8/8/8/8/Q3K3 b - - 0 1', 'white', '1/2-1/2'],
  ] as const)('on time %s', (_, fen, fallen, result) => {
    expect(verdictOnTime(fen, fallen)).toEqual({ ending: 'time', result });
  });
});

const CONTROL = { base: 60, increment: 2 };
/** Plays at these moments, by both sides in turn, until a flag falls. */
const playedAt = (moments: number[]): { clock: MatchClock; took: Record<Side, number>; moves: number } => {
  let clock = newClock(CONTROL);
  const took = { white: 0, black: 0 };
  for (const [ply, now] of moments.entries()) {
    const side = ply % 2 === 0 ? 'white' : 'black';
    const press = pressed(clock, CONTROL, { side, now, ply });
    if (!press) return { clock, took, moves: ply };
    took[side] += press.ms;
    clock = press.clock;
  }
  return { clock, took, moves: moments.length };
};

describe('the clocks', () => {
  test('start with the first move of each side, and add the increment from then on', () => {
    const { clock } = playedAt([5_000, 20_000, 23_000]);
    expect(clock.left).toEqual({ white: 59_000, black: 60_000 });
    expect(clock.running).toEqual({ side: 'black', since: 23_000 });
  });

  test('keep all time: what is left is the base and the increments without what the moves took', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 20_000 }), { maxLength: 40 }), gaps => {
        let at = 0;
        const { clock, took, moves } = playedAt(gaps.map(gap => (at += gap)));
        for (const side of ['white', 'black'] as const) {
          const timed = Math.max(0, Math.floor((moves + (side === 'white' ? 1 : 0)) / 2) - 1);
          expect(clock.left[side]).toBe(60_000 + 2_000 * timed - took[side]);
          expect(timeLeft(clock, side, at)).toBeGreaterThanOrEqual(0);
          expect(clock.left[side]).toBeGreaterThan(0);
        }
      }),
      { seed: 7 },
    );
  });

  test('give back no more delay than the quota, and never more than a move took', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(5_000), fc.integer({ min: -1_000, max: 10_000 })), { maxLength: 60 }),
        moves => {
          let clock = newClock(CONTROL);
          let now = 0;
          let givenBack = 0;
          for (const [ply, [gap, took]] of moves.entries()) {
            now += gap;
            const side = ply % 2 === 0 ? 'white' : 'black';
            const before = clock.running ? now - clock.running.since : 0;
            const press = pressed(clock, CONTROL, { side, now, ply, took });
            if (!press) return;
            expect(press.ms).toBeGreaterThanOrEqual(0);
            expect(press.ms).toBeLessThanOrEqual(before);
            if (side === 'white') givenBack += before - press.ms;
            // A gain of 0.65 s a move at this pace (140 s), three of them at the start.
            expect(givenBack).toBeLessThanOrEqual(650 * (3 + ply / 2));
            clock = press.clock;
          }
        },
      ),
      { seed: 7 },
    );
  });

  test('let a flag fall once its time and the delay on the way are over, and take no move then', () => {
    const { clock } = playedAt([0, 0]);
    const falls = flagFallsAt(clock)!;
    expect(falls).toBe(61_000);
    expect([fallenFlag(clock, falls - 1), fallenFlag(clock, falls)]).toEqual([null, 'white']);
    expect(pressed(clock, CONTROL, { side: 'white', now: 60_000, ply: 2 })).toBeNull();
    expect(timeLeft(clock, 'white', 99_000)).toBe(0);
  });

  test('count no time in which no server was there', () => {
    const { clock } = playedAt([0, 0]);
    const after = clockAfterOutage(clock, { from: 10_000, to: 500_000 });
    expect(timeLeft(after, 'white', 500_000)).toBe(50_000);
    expect(stoppedClock(after, 500_000).left).toEqual({ white: 50_000, black: 60_000 });
  });

  test('call a player away sooner in a faster game', () => {
    expect([60, 300, 301, 900, 901].map(base => awayMs({ base, increment: 0 }) / 1_000)).toEqual([30, 30, 60, 60, 120]);
  });
});

test('the side to move changes with every move', () => {
  expect(positionsOf('e4 e5 Nf3').map(sideToMove)).toEqual(['white', 'black', 'white', 'black']);
  expect(otherSide('white')).toBe('black');
});
