import { type ChildNode, type Node, parsePgn, type PgnNodeData } from 'chessops/pgn';
import { describe, expect, test } from 'vitest';
import { extent } from '../../server/harness/extent.ts';
import { treesIn } from '../../server/rules/game-tree.ts';
import { pgnOf } from '../../server/rules/tree-pgn.ts';
import { studyOf } from '../support/studies.ts';

/** Studies of many kinds; the last has as many chapters and characters as one may have. */
const SIZES = [
  { chapters: 3, moves: 30, comment: 8 },
  { chapters: 64, moves: 2, comment: 2 },
  { chapters: 1, moves: 120, comment: 3 },
  { chapters: 8, moves: 20, comment: 40 },
];
const LARGEST = { chapters: 64, moves: 32, comment: 20 };
const STUDIES = [
  ...Array.from({ length: extent(4, 59) }, (_, i) => ({ seed: i + 1, ...SIZES[i % SIZES.length]! })),
  ...extent([], [{ seed: 60, ...LARGEST }]),
];

const said = (comments: readonly string[] | undefined): string =>
  (comments ?? []).join(' ').replace(/\s+/g, ' ').trim();

type Read = { san: string; nags: readonly number[]; before: string; after: string; children: Read[] };

/** What another program reads in a PGN. */
const readBy = (node: Node<PgnNodeData>): Read[] =>
  node.children.map((child: ChildNode<PgnNodeData>) => ({
    san: child.data.san,
    nags: child.data.nags ?? [],
    before: said(child.data.startingComments),
    after: said(child.data.comments),
    children: readBy(child),
  }));
const gamesOf = (pgn: string) =>
  parsePgn(pgn).map(({ headers, comments, moves }) => ({
    tags: [...headers].toSorted(),
    comment: said(comments),
    moves: readBy(moves),
  }));

describe('a study that goes out and comes in again', () => {
  test.each(STUDIES)('is the same tree: study $seed of $chapters chapters', ({ seed, ...size }) => {
    const file = studyOf(seed, size);
    const trees = treesIn(file);
    expect(trees).toHaveLength(size.chapters);
    const written = trees.map(tree => pgnOf(tree, tree.tags)).join('\n');
    expect(treesIn(written)).toEqual(trees);
    // And to a program that is not ours it says what the file said.
    expect(gamesOf(written)).toEqual(gamesOf(file));
  });
});
