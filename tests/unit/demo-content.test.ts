import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Chess } from 'chess.js';
import { describe, expect, it } from 'vitest';
import { demoCourses } from '../../db/demo/courses/index.ts';
import { lineInSan } from '../../server/rules/board-line.ts';
import { isTrue } from '../../server/harness/claims.ts';

const media = join(import.meta.dirname, '../../db/demo/media');
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const lessons = demoCourses.flatMap(course =>
  course.lessons.map(lesson => ({ name: `${course.key}/${lesson.key}`, ...lesson })),
);
const quizzes = lessons.flatMap(({ name, quiz }) => (quiz ? [{ name, quiz }] : []));
const questions = quizzes.flatMap(({ quiz }) => quiz.questions);
const choices = questions.flatMap(question => ('options' in question ? question : []));
const boards = questions.flatMap(question => ('lines' in question ? question : []));

describe('the demo school', () => {
  it('has six courses: one of each category, two of each difficulty', () => {
    expect(demoCourses.map(({ key }) => key)).toEqual([
      'fundamentos',
      'taticas',
      'aberturas',
      'estrategia',
      'finais',
      'psicologia',
    ]);
    expect(new Set(demoCourses.map(({ category }) => category)).size).toBe(6);
    for (const level of ['beginner', 'intermediate', 'advanced']) {
      expect(demoCourses.filter(({ difficulty }) => difficulty === level)).toHaveLength(2);
    }
  });

  it.each(demoCourses)('$key is a complete course', course => {
    expect(course.lessons.length).toBeGreaterThanOrEqual(4);
    expect(course.lessons.length).toBeLessThanOrEqual(8);
    expect(new Set(course.lessons.map(({ key }) => key)).size).toBe(course.lessons.length);
    expect(Number.isInteger(course.priceCents) && course.priceCents >= 0).toBe(true);
    expect(course.maxStudents).toBeGreaterThanOrEqual(1);
    expect(course.maxStudents).toBeLessThanOrEqual(200);
    expect(course.objectives.length).toBeGreaterThan(0);
    expect(course.prerequisites.length).toBeGreaterThan(0);
    for (const text of [course.title, course.description, ...course.objectives, ...course.prerequisites])
      expect(text.trim()).not.toBe('');
    expect(() => new Chess(course.thumbnail.fen)).not.toThrow();
    expect(existsSync(join(media, course.key, 'thumbnail.webp'))).toBe(true);
  });

  it.each(lessons)('$name is a complete lesson', lesson => {
    expect(lesson.key).toMatch(KEBAB);
    expect(lesson.title.trim()).not.toBe('');
    const paragraphs = lesson.description.split('\n\n');
    expect(paragraphs.length).toBeGreaterThanOrEqual(2);
    expect(paragraphs.length).toBeLessThanOrEqual(4);
    expect(lesson.durationMinutes).toBeGreaterThan(0);
  });

  it('gives nothing away by length: the longest option is right no more often than chance', () => {
    const longest = choices.filter(({ options, correctAnswer }) =>
      options.every(option => option === correctAnswer || option.length < correctAnswer.length),
    );
    expect(longest.length).toBeLessThanOrEqual(choices.length / 4);
  });

  it('draws the position of more than half of the questions that name pieces on squares', () => {
    const named = choices.filter(
      ({ question }) => /\b[a-h][1-8]\b/.test(question) && /rei|dama|torre|bispo|cavalo|peão|peões/i.test(question),
    );
    const drawn = named.filter(({ diagram }) => diagram !== undefined);
    expect(drawn.length).toBeGreaterThan(named.length / 2);
    for (const { diagram = '' } of drawn) expect(() => new Chess(diagram)).not.toThrow();
  });

  it('asks on the board for moves, in courses of four kinds, in lines that can be played as they are written', () => {
    expect(boards.length).toBeGreaterThanOrEqual(8);
    const asking = demoCourses.filter(({ lessons: own }) =>
      own.some(({ quiz }) => quiz?.questions.some(question => 'lines' in question)),
    );
    expect(asking.length).toBeGreaterThanOrEqual(4);
    for (const { question, fen, lines } of boards)
      for (const line of lines) expect(lineInSan(fen, line), question).toBe(line);
  });

  it.each(quizzes)('the quiz of $name has five sound questions', ({ quiz }) => {
    expect(quiz.title.trim()).not.toBe('');
    expect(quiz.timeLimitMinutes).toBeGreaterThan(0);
    expect(quiz.questions).toHaveLength(5);
    expect(new Set(quiz.questions.map(({ question }) => question)).size).toBe(5);
    for (const asked of quiz.questions) {
      const { question, explanation, claims = [] } = asked;
      if ('options' in asked) {
        expect(new Set(asked.options.map(option => option.trim().toLowerCase())).size, question).toBe(4);
        expect(asked.options, question).toContain(asked.correctAnswer);
      }
      expect(explanation.trim(), question).not.toBe('');
      for (const { fen, ...claim } of claims)
        expect(isTrue(fen, claim), `${question} ${JSON.stringify(claim)}`).toBe(true);
    }
  });
});
