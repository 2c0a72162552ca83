import { Chess, type Color, type Square } from 'chess.js';
import { describe, expect, test } from 'vitest';
import { demoCourses } from '../../db/demo/courses/index.ts';
import { readFilm } from './storyboard.ts';

// What the films say about a move is compared with the move, as far as a program can read it.

const lessons = demoCourses.flatMap(course =>
  course.lessons.map(lesson => ({ name: `${course.key}/${lesson.key}`, ...readFilm(lesson.film.pgn), lesson })),
);

/** 'e4-e5': a man that stands on the first square moves to the second. */
const STEP = /(?<![a-z0-9])([a-h][1-8])-([a-h][1-8])(?![a-z0-9])/g;
/** A move with the letter of its piece, in Portuguese. */
const MOVE = /(?<![A-Za-z0-9])([RDTBC])([a-h]?[1-8]?)(x?)([a-h][1-8])([+#]?)(?![a-z0-9])/g;
const ENGLISH: Record<string, string> = { R: 'K', D: 'Q', T: 'R', B: 'B', C: 'N' };

const turned = (fen: string, turn: Color): Chess | undefined => {
  const [board, , castling] = fen.split(' ');
  try {
    return new Chess([board, turn, castling, '-', '0', '1'].join(' '));
  } catch {
    return undefined;
  }
};
/** The same board with each side to move. */
const bothTurns = (fen: string): Chess[] => (['w', 'b'] as const).flatMap(turn => turned(fen, turn) ?? []);
const isPossible = (fen: string, san: string): boolean =>
  bothTurns(fen).some(chess => {
    try {
      return chess.move(san) !== null;
    } catch {
      return false;
    }
  });

const ranksUp = (from: Square, to: Square, color: Color): number =>
  (Number(to[1]) - Number(from[1])) * (color === 'w' ? 1 : -1);

describe('a caption', () => {
  test.each(lessons)('of $name says that a king goes down or up only when it does', ({ moves }) => {
    for (const { move, caption } of moves) {
      const verb = /^(?:O|Seu) rei(?: \w+)? (desce|sobe|avança|recua)\b/.exec(caption)?.[1];
      if (!verb || move.piece !== 'k') continue;
      const goesBack = verb === 'desce' || verb === 'recua';
      expect(Math.sign(ranksUp(move.from, move.to, move.color)), caption).toBe(goesBack ? -1 : 1);
    }
  });

  test.each(lessons)('of $name names steps only of men that stand there', ({ start, moves }) => {
    const positions = [start, ...moves.map(({ move }) => move.after)];
    for (const [i, { caption }] of moves.entries())
      for (const [, from] of caption.matchAll(STEP))
        expect(
          positions.slice(i, i + 2).some(fen => new Chess(fen).get(from as Square)),
          caption,
        ).toBe(true);
  });

  test.each(lessons)('of $name names moves that can be played in the film', ({ start, moves }) => {
    const positions = [start, ...moves.map(({ move }) => move.after)];
    for (const { caption } of moves)
      for (const [, piece = '', from, takes, to, sign] of caption.matchAll(MOVE)) {
        const san = `${ENGLISH[piece]}${from}${takes}${to}`;
        expect(
          positions.some(fen => isPossible(fen, san)),
          `${caption} (${san}${sign})`,
        ).toBe(true);
      }
  });
});

describe('the sides', () => {
  const texts = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(texts)
        : [];

  test.each(lessons)('are written small inside the sentences of $name', ({ lesson }) => {
    const capital = /(?<![.!?:>"“*\])}\n-]\s*|^\s*|\[White "|\[Black "|\{)\b(?:Brancas|Pretas)\b/gu;
    for (const text of texts(lesson))
      expect([...text.matchAll(capital)].map(({ input, index }) => input.slice(index - 30, index + 10))).toEqual([]);
  });
});
