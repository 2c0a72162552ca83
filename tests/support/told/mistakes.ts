import type { Chess } from 'chessops/chess';
import { parseSan } from 'chessops/san';
import type { NormalMove } from 'chessops/types';
import { after, assert, boardOf, materialOf, mayLandOn, moveOf, PAWNS, playLine, sideOf } from './board.ts';
import { checkMate, checkMove, gainOf } from './deeds.ts';
import { MOTIFS } from './motifs.ts';

/**
 * Reads what a review says of a mistake, sentence by sentence, and looks on the board whether it is so. It shares no
 * code with what wrote the sentences, not even the library of chess.
 */

const pawnsIn = (words: string): number => Number(words.replace(',', '.'));

export type Told = {
  /** The position before the mistake, and the mistake in SAN. */
  readonly fen: string;
  readonly played: string;
  readonly text: string;
  /** White's chances in percent before and after it. */
  readonly chances: readonly [number, number];
};

type Scene = Told & { before: Chess; move: NormalMove; next: Chess; best: { line?: string } };

const SENTENCES: readonly (readonly [RegExp, (found: RegExpExecArray, scene: Scene) => void])[] = [
  [
    /^(As brancas|As pretas) podiam dar (xeque-mate .*)\.$/,
    ([, side = '', words = ''], { before }) => checkMate(before, sideOf(side), words),
  ],
  [
    /^Depois de (\S+), (as brancas|as pretas) dão (xeque-mate .*)\.$/,
    ([, san = '', side = '', words = ''], { before, move, next }) => {
      assert(moveOf(before, san).to === move.to, `${san} was not played`);
      checkMate(next, sideOf(side), words);
    },
  ],
  [
    /^Melhor era (.*)\.$/,
    ([, words = ''], { before, move }) => {
      const { from, to, promotion } = checkMove(before, words);
      assert(from !== move.from || to !== move.to || promotion !== move.promotion, 'it was played');
    },
  ],
  [
    /^Depois de (\S+), a melhor resposta é (.*?)(, e nenhuma peça pode recapturar)?\.$/,
    ([, san = '', words = '', isFree], { before, move, next }) => {
      assert(moveOf(before, san).to === move.to, `${san} was not played`);
      const answer = checkMove(next, words);
      if (isFree) assert(!mayLandOn(after(next, answer), answer.to), 'it can be taken back');
    },
  ],
  [
    new RegExp(`^Com (.*), (as brancas|as pretas) ganham o equivalente a ${PAWNS}(, já descontado .*)?\\.$`),
    ([, line = '', side = '', pawns = '', lessTaken], { before, next, best }) => {
      assert(next.turn === sideOf(side), 'the other side moves');
      const { boards } = playLine(next, line);
      const given = materialOf(before, next.turn) - materialOf(next, next.turn);
      assert(Math.abs(gainOf(boards, next.turn) - given - pawnsIn(pawns)) < 0.01, `${line} does not win ${pawns}`);
      assert((lessTaken !== undefined) === given > 0, 'what was taken before is told wrongly');
      best.line = line;
    },
  ],
  [
    new RegExp(`^Com (.*), (as brancas|as pretas) ganhariam o equivalente a ${PAWNS}\\.$`),
    ([, line = '', side = '', pawns = ''], { before }) => {
      assert(before.turn === sideOf(side), 'the other side moves');
      const { boards } = playLine(before, line);
      assert(Math.abs(gainOf(boards, before.turn) - pawnsIn(pawns)) < 0.01, `${line} does not win ${pawns}`);
    },
  ],
  [
    /^Depois de (\S+), a chance de vitória (das brancas|das pretas) cai de (\d+)% para (\d+)%\.$/,
    ([, san = '', side, from, to], { before, move, chances }) => {
      assert(moveOf(before, san).to === move.to, `${san} was not played`);
      assert((side === 'das brancas') === (before.turn === 'white'), 'the other side moved');
      const own = chances.map(percent => Math.round(before.turn === 'white' ? percent : 100 - percent));
      assert(own[0] === Number(from) && own[1] === Number(to), `the chances were ${own.join(' and ')}`);
      assert(Number(from) > Number(to), 'nothing falls');
    },
  ],
  [
    /^Por que funciona: (?:depois de (\S+ \S+ \S+), )?(.*)\.$/,
    ([, first, words = ''], { next, best }) => {
      const { boards, moves } = playLine(next, best.line ?? '');
      if (first) {
        const told = playLine(next, first);
        assert(
          told.moves.every((move, i) => move.to === moves[i]?.to && move.from === moves[i]?.from),
          'another line',
        );
      }
      const ply = first ? 2 : 0;
      const [board, move] = [boards[ply], moves[ply]];
      const found = MOTIFS.map(([pattern, look]) => [pattern.exec(words), look] as const).find(([match]) => match);
      if (!found?.[0] || !board || !move) throw new Error(`unknown reason: ${words}`);
      found[1](found[0], board, move, moves.slice(ply));
    },
  ],
];

/** Each sentence of a text; the numbers of moves have dots too. */
const sentencesOf = (text: string): string[] => text.split(/(?<=\.) (?=Depois de|Com|Melhor|Por que|As )/);

/** @returns how many sentences were read. @throws Error for one that is not so. */
export const checkTold = (told: Told): number => {
  const before = boardOf(told.fen);
  const move = parseSan(before, told.played);
  if (!move || !('from' in move)) throw new Error(`${told.played} is not legal`);
  const scene: Scene = { ...told, before, move, next: after(before, move), best: {} };
  const sentences = sentencesOf(told.text);
  for (const sentence of sentences) {
    const found = SENTENCES.map(([pattern, look]) => [pattern.exec(sentence), look] as const).find(([match]) => match);
    try {
      if (!found?.[0]) throw new Error('a sentence of no known form');
      found[1](found[0], scene);
    } catch (error) {
      throw new Error(`${told.fen} ${told.played}: '${sentence}': ${(error as Error).message}`, { cause: error });
    }
  }
  return sentences.length;
};
