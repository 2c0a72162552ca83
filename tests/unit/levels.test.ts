import { describe, expect, test } from 'vitest';
import { REWARDS } from '../../server/features/ledger/ledger.service.ts';
import { experienceOf, levelOf, starsOf, toNextStar } from '../../server/features/ledger/levels.ts';
import { MISSIONS } from '../../server/features/missions/catalogue.ts';
import { PUZZLE_POINTS } from '../../server/features/puzzles/points.ts';
import { levelText } from '../../src/lib/levels.ts';

const mission = (id: string): number => MISSIONS.find(rule => rule.id === id)!.xpReward;

describe('levels', () => {
  test.each([
    [0, 1],
    [99, 1],
    [100, 2],
    [2499, 9],
    [2500, 10],
    [99_999, 10],
  ])('%i XP are level %i', (experience, level) => expect(levelOf(experience)).toBe(level));

  test.each([
    [0, 0, 1_000],
    [2500, 0, 1_000],
    [3499, 0, 1],
    [3500, 1, 1_000],
    [6120, 3, 380],
  ])('with %i XP one has %i stars, and the next after %i XP', (experience, stars, missing) => {
    expect([starsOf(experience), toNextStar(experience)]).toEqual([stars, missing]);
  });

  test('stars are said beside the last level, and only there', () => {
    expect(levelText({ level: 4, stars: 0 })).toBe('Nível 4 · Jogador');
    expect(levelText({ level: 10, stars: 1 })).toBe('Nível 10 · Imortal · 1 estrela');
  });

  test('an ordinary week, three evenings of study and play, is about one level from the fifth on', () => {
    const evening =
      REWARDS.lesson_completed.experience +
      3 * PUZZLE_POINTS.facil +
      mission('presenca') +
      mission('aula-do-dia') +
      mission('olho-tatico');
    const week =
      3 * evening + 2 * (REWARDS.quiz_passed.experience + mission('quiz-do-dia')) + mission('ritmo-de-estudo');
    const wide = [5, 6, 7, 8, 9].map(level => experienceOf(level).below - experienceOf(level).from);
    expect(week / Math.max(...wide)).toBeGreaterThan(0.8);
    expect(week / Math.min(...wide)).toBeLessThan(1.5);
  });
});
