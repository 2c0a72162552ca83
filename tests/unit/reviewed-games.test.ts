import { describe, expect, test } from 'vitest';
import { readGame } from '../../server/engine/position.ts';
import { reviewOf } from '../../server/features/game-reviews/review.ts';
import { extent } from '../../server/harness/extent.ts';
import { engineQuestion } from '../../server/rules/engine-question.ts';
import { reviewedGames, toldIn } from '../support/reviewed-games.ts';
import { checkTold } from '../support/told/mistakes.ts';
import { publishedAccuracy, publishedMark } from '../support/told/published-formulas.ts';

test('browser and server ask the engine about a position in the same words, and about none that is over', () => {
  for (const { positions } of reviewedGames)
    for (const { fen, epd, evaluation } of positions)
      expect(engineQuestion(fen)).toBe('won' in evaluation ? undefined : readGame(`${epd} 0 1`).position.fen);
  expect(engineQuestion('7k/5Q2/6K1/8/8/8/8/8 b - - 0 1')).toBeUndefined();
  expect(engineQuestion('7k/8/6K1/8/8/8/8/8 b - - 0 1')).toBeUndefined();
});

test('there are twenty games, half of them mates', () => {
  expect(reviewedGames).toHaveLength(20);
  expect(reviewedGames.filter(({ positions }) => 'won' in (positions.at(-1)?.evaluation ?? {}))).toHaveLength(10);
});

describe('by the formulas that Lichess publishes', () => {
  test.each(reviewedGames)('$name has this accuracy and these marks', ({ positions }) => {
    const { accuracy, moves } = reviewOf(positions);
    const published = publishedAccuracy(positions.slice(1).map(({ evaluation }) => evaluation));
    expect(Math.abs((accuracy.white ?? NaN) - published.white)).toBeLessThan(1);
    expect(Math.abs((accuracy.black ?? NaN) - published.black)).toBeLessThan(1);
    const marks = positions.slice(1).map(({ evaluation, move }, i) => {
      const before = positions[i];
      const stood = i === 0 ? { cp: 15 } : (before?.evaluation ?? { cp: 0 });
      return move === before?.line[0] ? undefined : publishedMark(i % 2 === 0, stood, evaluation);
    });
    expect(moves.map(({ judgment }) => judgment)).toEqual(marks);
  });
});

// tests/rest/review-truth.test.ts looks at two hundred games.
test('every sentence about a mistake is so on the board, and a second review says the same', () => {
  const games = reviewedGames.slice(0, extent(12, 20));
  let sentences = 0;
  for (const { positions } of games) {
    const review = reviewOf(positions);
    expect(reviewOf(positions)).toEqual(review);
    for (const told of toldIn(positions, review)) sentences += checkTold(told);
  }
  expect(sentences).toBeGreaterThan(5 * games.length);
});

describe('what is not so is noticed', () => {
  const fen = 'rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2';
  const about = (text: string) => () => checkTold({ fen, played: 'g4', text, chances: [45, 2] });

  test('as what is so is not', () => {
    expect(about('Depois de g4, as pretas dão xeque-mate com Dh4#. Melhor era e4.')()).toBe(2);
  });

  test.each([
    ['a mate that is none', 'Depois de g4, as pretas dão xeque-mate com Dg5.'],
    ['a mate by the wrong side', 'Depois de g4, as brancas dão xeque-mate com Dh4#.'],
    ['a move that is not legal', 'Melhor era e5.'],
    ['a capture of nothing', 'Melhor era e4, que captura o peão em e4.'],
    ['the move that was played', 'Melhor era g4.'],
    ['a fork of nothing', 'Melhor era Ch3, que faz um garfo: ataca ao mesmo tempo o rei em e8 e a dama em d8.'],
    ['what is not won', 'Com 2... Dh4#, as pretas ganham o equivalente a 1,0 peão.'],
    ['other chances', 'Depois de g4, a chance de vitória das brancas cai de 46% para 2%.'],
    ['a sentence of another form', 'As brancas jogaram mal.'],
  ])('%s', (_, text) => {
    expect(about(text)).toThrow();
  });
});
