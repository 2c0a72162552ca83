import { expect, test } from 'vitest';
import { ChapterForm } from '../../server/features/chapters/chapters.schema.ts';
import { shapesIn } from '../../server/rules/comment-marks.ts';
import { treesIn } from '../../server/rules/game-tree.ts';
import { hostilePgns, oddPgns } from './hostile-pgns.ts';

/** More moves than a game may have. */
const SIZE = 185_000;

test.each(Object.entries(hostilePgns(SIZE)))('%s: refused in words', (_, pgn) => {
  const { error } = ChapterForm.safeParse({ title: 'a', mode: 'ler', side: 'white', pgn });
  expect(error?.issues.map(({ message }) => message)).toEqual([expect.stringMatching(/^Na linha \d+: /)]);
});

test.each(Object.entries(oddPgns(SIZE)))('%s: read, and drawn as nothing', (_, pgn) => {
  const drawn = treesIn(pgn).flatMap(({ nodes }) => nodes.flatMap(({ written }) => shapesIn(written.comment)));
  expect(drawn).toEqual([]);
});
