import type { GameTree, MoveNode } from './game-tree.ts';
import { START_FEN } from './position.ts';

const MOST_COLUMNS = 80;

/** Quotes and backslashes have escapes in the standard (section 8.1.1). */
const escaped = (value: string): string => value.replace(/\s+/g, ' ').replace(/["\\]/g, sign => `\\${sign}`);

/** A closing brace would end the comment, and has no escape. */
const commentOf = (text: string): string[] => (text === '' ? [] : [`{ ${text.replaceAll('}', ')')} }`]);

const wordsOf = (node: MoveNode, fenBefore: string, isNumbered: boolean): string[] => {
  const [, turn, , , , number] = fenBefore.split(' ');
  const isWhite = turn === 'w';
  return [
    ...(isWhite ? [`${number}.`] : isNumbered ? [`${number}...`] : []),
    node.move.san,
    ...node.nags.map(nag => `$${nag}`),
    ...commentOf(node.written.comment),
  ];
};

/** The words of a branch: its moves, each followed by the variations of it. */
const branch = (tree: GameTree, siblings: readonly number[], fen: string): string[] => {
  const words: string[] = [];
  let [ids, before, isNumbered] = [siblings, fen, true];
  for (let node = tree.nodes[ids[0] ?? -1]; node; node = tree.nodes[ids[0] ?? -1]) {
    const [, ...variations] = ids;
    words.push(...wordsOf(node, before, isNumbered));
    for (const id of variations) {
      const other = tree.nodes[id];
      if (other) words.push('(', ...commentOf(other.written.introduction), ...variation(tree, id, before), ')');
    }
    isNumbered = variations.length > 0 || node.written.comment !== '';
    [ids, before] = [node.children, node.move.fen];
  }
  return words;
};

const variation = (tree: GameTree, id: number, fen: string): string[] => branch(tree, [id], fen);

/** Lines of at most 80 columns; what stands in a comment is not broken. */
const wrapped = (words: readonly string[]): string => {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    if (line !== '' && line.length + 1 + word.length > MOST_COLUMNS) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join('\n');
};

/**
 * A tree as PGN, with what programs wrote into its comments. Read again it is the same tree.
 * @param tags in their order; those of the first position are added where it is not the usual one.
 */
export const pgnOf = (tree: GameTree, tags: Readonly<Record<string, string>>): string => {
  // Without moves the tag is all that says that there is a board.
  const isUsual = tree.start === START_FEN && tree.first.length > 0;
  const start = isUsual ? [] : Object.entries({ FEN: tree.start, SetUp: '1' });
  const own = Object.entries(tags).filter(([name]) => name !== 'FEN' && name !== 'SetUp');
  const head = [...own, ...start].map(([name, value]) => `[${name} "${escaped(value)}"]`);
  const words = [...commentOf(tree.written), ...branch(tree, tree.first, tree.start), tags['Result'] ?? '*'];
  return `${head.join('\n')}\n\n${wrapped(words)}\n`;
};
