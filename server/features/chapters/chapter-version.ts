import { createHash } from 'node:crypto';
import type { Chapter } from './chapters.schema.ts';

/** Changes with whatever an editor writes; made of what is sent alone, so that it tells a student nothing. */
export const versionOf = (chapters: readonly Chapter[]): string => {
  const contents = chapters.map(({ id, title, mode, goal, side, fen, pgn }) => [id, title, mode, goal, side, fen, pgn]);
  return createHash('sha256').update(JSON.stringify(contents)).digest('base64url').slice(0, 22);
};

export const versioned = (chapters: Chapter[]) => ({ chapters, version: versionOf(chapters) });
