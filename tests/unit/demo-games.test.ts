import { describe, expect, test } from 'vitest';
import { demoGames } from '../../db/demo/games.ts';
import { demoProfessors, demoStudents } from '../../db/demo/people.ts';
import { readRecord } from '../../server/features/games/game-record.ts';

const students = demoStudents.map(student => ({
  ...student,
  games: demoGames.filter(({ player }) => player === student.username),
}));
const levelOf = (against: string) =>
  against === 'facil' || against === 'medio' || against === 'dificil' ? against : undefined;

describe.each(students.map(student => [student.username, student] as const))(
  'the games of %s',
  (username, { rating, games, studies }) => {
    test('are there, are legal, and end as they say', () => {
      expect(games.length).toBeGreaterThan(username === 'aluno' ? 3 : 0);
      for (const { moves, result, ending } of games) {
        const record = readRecord({ pgn: moves, result, ...(ending && { ending }) });
        expect(record.ending).not.toBe('unknown');
        expect(record.moves.join(' ')).toBe(moves);
      }
    });

    test('lead, in their order, to the rating that the player has', () => {
      expect(games.map(({ daysAgo }) => daysAgo)).toEqual(
        games.map(({ daysAgo }) => daysAgo).toSorted((a, b) => b - a),
      );
      let after = rating;
      for (const { against, result, ratingChange: change } of games.toReversed()) {
        const level = levelOf(against);
        if (!level) expect(change).toBe(0);
        // Whoever wins does not lose points, and the other way round.
        if (result !== '1/2-1/2') expect(change * (result === '1-0' ? 1 : -1)).toBeGreaterThanOrEqual(0);
        after -= change;
      }
      // Who joins begins at 1200; the demo student's whole story is told.
      if (username === 'aluno') expect(after).toBe(1200);
    });

    test('are commented on by who teaches the player, at moves that they have', () => {
      for (const { comments = [], moves } of games) {
        for (const { by, ply } of comments) {
          const taught = demoProfessors.find(professor => professor.username === by)?.courses ?? [];
          expect(studies.some(({ course }) => taught.includes(course))).toBe(true);
          expect(ply).toBeLessThanOrEqual(moves.split(' ').length);
        }
      }
    });
  },
);
