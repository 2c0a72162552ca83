import { Chess } from 'chess.js';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openEngine, twoBest } from './engine.ts';
import { showsItsGain } from './continuation.ts';
import { onlyMove } from './only-move.ts';
import { boardOf, gameOf, PER_GAME } from './select.ts';
import { inOrder } from './publish.ts';
import type { PuzzleTheme } from '../../../server/features/puzzles/themes.schema.ts';
import { difficultyOf } from '../../../server/features/puzzles/points.ts';
import { readSolution } from './solution.ts';
import { mateIn } from './themes/goal.ts';
import { themesOf } from './themes/themes.ts';
import { finalLines } from '../../../server/engine/engine.ts';
import { readDemoPuzzles } from '../../../server/demo/puzzles.ts';

const puzzles = readDemoPuzzles();
const MATES: Record<number, string> = { 1: 'um lance', 2: 'dois lances', 3: 'três lances', 4: 'quatro lances' };
const AT_LEAST = { facil: 30, medio: 30, dificil: 30 };
/** Words that would show the solver where to look. */
const TELLING = new RegExp(
  'garfo|cravada|espeto|descobert|xeque|indefes|promo|desvi|sacrif|defesa|mate|' +
    String.raw`cavalo|bispo|torre|dama|peão|\b[a-h][1-8]\b`,
  'i',
);

/** Whether a piece of the side that moved is on the target square, and the starting square is empty. */
const mayHaveCome = (fen: string, lastMove: string): boolean => {
  const chess = new Chess(fen);
  const [from, to] = [lastMove.slice(0, 2), lastMove.slice(2, 4)];
  const at = (square: string) =>
    chess
      .board()
      .flat()
      .find(man => man?.square === square);
  return !at(from) && at(to) !== undefined && at(to)?.color !== chess.turn();
};

describe('the puzzles of the demo school', () => {
  it.each(Object.entries(AT_LEAST))('%s are %i and more, and both colours play', (difficulty, least) => {
    const own = puzzles.filter(puzzle => puzzle.difficulty === difficulty);
    expect(own.length).toBeGreaterThanOrEqual(least);
    for (const turn of ['w', 'b'])
      expect(own.filter(({ fen }) => fen.split(' ')[1] === turn).length).toBeGreaterThanOrEqual(own.length / 5);
  });

  it('no key, title or position comes twice, and no game gives more than two', () => {
    for (const what of [
      puzzles.map(({ key }) => key),
      puzzles.map(({ title }) => title),
      puzzles.map(({ fen }) => boardOf(fen)),
    ])
      expect(new Set(what).size).toBe(puzzles.length);
    for (const [game, same] of Map.groupBy(puzzles, ({ key }) => gameOf(key)))
      expect(same.length, game).toBeLessThanOrEqual(PER_GAME);
  });

  it('they stand in order, and each has the difficulty of its rating', () => {
    expect(inOrder(puzzles).map(({ key }) => key)).toEqual(puzzles.map(({ key }) => key));
    for (const { key, rating, difficulty } of puzzles) expect(difficultyOf(rating), key).toBe(difficulty);
  });

  it('they teach every tactic more than once, and none is there for its advantage alone', () => {
    const count = (theme: PuzzleTheme) => puzzles.filter(({ themes }) => themes.includes(theme)).length;
    const tactics = { garfo: 15, cravada: 5, espeto: 3, promocao: 4, pecaPresa: 8, ataqueDescoberto: 5 } as const;
    for (const [theme, least] of Object.entries(tactics))
      expect(count(theme as PuzzleTheme), theme).toBeGreaterThanOrEqual(least);
    const isBare = ({ themes }: { themes: string[] }) => themes.length === 1;
    expect(puzzles.filter(isBare)).toEqual([]);
  });

  it.each(puzzles)('the gain of $key is on the board at the end of what is shown', puzzle => {
    expect(showsItsGain(puzzle)).toBe(true);
    if (puzzle.continuation.length > 0) expect(showsItsGain({ ...puzzle, continuation: [] })).toBe(false);
  });

  it.each(puzzles)(
    '$key can be played, and proves what it claims',
    ({ fen, lastMove, moves, continuation, themes }) => {
      expect(moves.length % 2).toBe(1);
      expect(readSolution({ fen, lastMove, moves }).moves).toHaveLength(moves.length);
      if (lastMove) expect(mayHaveCome(fen, lastMove)).toBe(true);
      expect(themesOf({ fen, lastMove, moves, continuation })).toEqual(themes);
    },
  );

  it.each(puzzles)(
    'the words of $key say what is to be done',
    ({ fen, lastMove, moves, themes, title, description, difficulty }) => {
      const mate = mateIn(readSolution({ fen, lastMove, moves }));
      expect(description).toContain(fen.split(' ')[1] === 'w' ? 'brancas' : 'pretas');
      expect(description.includes('dão mate')).toBe(mate !== undefined);
      if (mate) expect(description).toContain(`mate em ${MATES[mate]}.`);
      if (mate && mate <= 5) expect(themes).toContain(`mateEm${mate}`);
      if (difficulty !== 'facil') expect(title).not.toMatch(TELLING);
      expect(description).not.toMatch(/\b[a-h][1-8]\b/);
    },
  );

  it('the engine finds the first move of some of them again, as the only one', async () => {
    const engine = openEngine();
    onTestFinished(() => engine.close());
    for (const { key, fen, moves } of puzzles.filter((_, i) => i % 15 === 7)) {
      const lines = await twoBest(engine, fen, { depth: 12 });
      expect(finalLines(lines)[0]?.moves[0], key).toBe(moves[0]);
      expect(onlyMove(lines, 'first'), key).toEqual(expect.objectContaining({ kind: expect.any(String) }));
    }
  });
});
