import { describe, expect, it } from 'vitest';
import { demoCourses } from '../../db/demo/courses/index.ts';
import { readDemoChapters } from '../../server/demo/chapters.ts';
import { chapterSeconds, positionsToFind } from '../../server/features/chapters/chapter-time.ts';
import { ChapterForm } from '../../server/features/chapters/chapters.schema.ts';
import { isMarkedRight } from '../../server/rules/comment-marks.ts';
import { treeFromPgn } from '../../server/rules/game-tree.ts';
import { isPlayable } from '../../server/rules/position.ts';

const lessons = demoCourses.flatMap(course =>
  course.lessons.map(({ key }) => ({ name: `${course.key}/${key}`, course: course.key, key })),
);

describe('the boards of the demo lessons', () => {
  it.each(lessons)('$name has two to five chapters with three positions to answer', ({ course, key }) => {
    const chapters = readDemoChapters(course, key);
    expect(chapters.length).toBeGreaterThanOrEqual(2);
    expect(chapters.length).toBeLessThanOrEqual(5);
    expect(new Set(chapters.map(({ title }) => title)).size).toBe(chapters.length);
    const found = chapters.flatMap(({ mode, side, tree }) => (mode === 'responder' ? positionsToFind(tree, side) : []));
    expect(found.length).toBeGreaterThanOrEqual(3);
    for (const { right, fen } of found)
      for (const { written, comment } of right) {
        expect(isMarkedRight(written.comment), fen).toBe(true);
        expect(comment, fen).not.toBe('');
      }
  });

  it.each(lessons)('$name has chapters that its professor could have saved', ({ course, key }) => {
    for (const { tree, seconds: _, ...chapter } of readDemoChapters(course, key)) {
      expect(tree.comment, chapter.title).not.toBe('');
      expect(ChapterForm.safeParse({ ...chapter, pgn: '1. e4 *' }).error).toBeUndefined();
      if (chapter.mode === 'jogar') expect(isPlayable(tree.start, chapter.side), chapter.title).toBe(true);
    }
  });
});

describe('a chapter takes', () => {
  const tree = treeFromPgn('{ Três palavras aqui. } 1. e4 { [%right] } ( 1. d4 { [%right] } d5 2. c4 ) e5 2. Nf3 *');

  it('twenty seconds for each position to answer, of every right way', () => {
    expect(chapterSeconds({ mode: 'responder', side: 'white' }, tree)).toBe(3 * 20);
    expect(chapterSeconds({ mode: 'responder', side: 'black' }, tree)).toBe(20);
  });

  it('five seconds for each move that is read, and its words', () => {
    expect(chapterSeconds({ mode: 'ler', side: 'white' }, tree)).toBe(Math.ceil(3 * 5 + (3 * 60) / 150));
  });

  it('three minutes for a game that is played out', () => {
    expect(chapterSeconds({ mode: 'jogar', side: 'white' }, tree)).toBe(180);
  });
});
