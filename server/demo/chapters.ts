/** The boards of the demo's lessons: one PGN for each, in which every game is a chapter. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tx } from '../../db/client.ts';
import { chapters } from '../../db/schema/chapters.ts';
import { chapterSeconds } from '../features/chapters/chapter-time.ts';
import { chapterInTags, type ChapterFacts } from '../rules/chapter-tags.ts';
import { type GameTree, treesIn } from '../rules/game-tree.ts';
import { pgnOf } from '../rules/tree-pgn.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'db', 'demo', 'chapters');

export type DemoChapter = ChapterFacts & { tree: GameTree; seconds: number };

/** The chapters of a lesson, named by the keys of its course and its own. @throws NotationError */
export const readDemoChapters = (course: string, lesson: string): DemoChapter[] => {
  const pgn = readFileSync(join(FOLDER, course, `${lesson}.pgn`), 'utf8');
  return treesIn(pgn).map(tree => {
    const facts = chapterInTags(tree.tags, tree.title);
    return { ...facts, tree, seconds: chapterSeconds(facts, tree) };
  });
};

/** @returns their ids. */
export const insertChapters = async (tx: Tx, lessonId: number, read: readonly DemoChapter[]): Promise<number[]> => {
  const rows = read.map(({ tree, ...chapter }, i) => ({
    ...chapter,
    lessonId,
    position: i + 1,
    pgn: pgnOf(tree, tree.tags),
  }));
  return (await tx.insert(chapters).values(rows).returning({ id: chapters.id })).map(({ id }) => id);
};
