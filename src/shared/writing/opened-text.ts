import type { Node, Schema } from '@tiptap/pm/model';
import type { RootContent } from 'mdast';
import { blockOf, isBlank, treeOf } from './blocks.ts';
import { isSameTree, parseMarkdown, printMarkdown } from './markdown-tree.ts';

/** A block as it is shown, and where it stands in the Markdown. */
type OpenedBlock = { node: Node; from: number; to: number };
/** A text in the editor: as it was written, and its blocks. */
export type OpenedText = { markdown: string; blocks: readonly OpenedBlock[] };

/** The block in the editor; undefined when its schema does not know it, or it would not be written back the same. */
const shown = (block: RootContent, schema: Schema): Node | undefined => {
  try {
    const node = schema.nodeFromJSON(blockOf(block));
    node.check();
    const written = printMarkdown([treeOf(node.toJSON())]);
    return isSameTree(parseMarkdown(written).children, [block]) ? node : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
};

/** A block begins where its line does. */
const startIn = (markdown: string, block: RootContent): number =>
  markdown.lastIndexOf('\n', (block.position?.start.offset ?? 0) - 1) + 1;

/** Opens a text; what cannot be shown stands in it as it was written. */
export const openText = (markdown: string, schema: Schema): OpenedText => ({
  markdown,
  blocks: parseMarkdown(markdown).children.map(block => {
    const [from, to] = [startIn(markdown, block), block.position?.end.offset ?? 0];
    const asWritten = () => schema.node('asWritten', { source: markdown.slice(from, to), kind: block.type });
    return { node: shown(block, schema) ?? asWritten(), from, to };
  }),
});

const NEW = -1;

/** For each block its place in the text that was opened, in order; NEW where there is none. */
const placesOf = (nodes: readonly Node[], { blocks }: OpenedText): number[] => {
  const isSame = (node: number, block: number): boolean => blocks[block]!.node.eq(nodes[node]!);
  const most = Math.min(nodes.length, blocks.length);
  let first = 0;
  while (first < most && isSame(first, first)) first += 1;
  let last = 0;
  while (last < most - first && isSame(nodes.length - 1 - last, blocks.length - 1 - last)) last += 1;
  let next = first;
  return nodes.map((_, i) => {
    if (i < first) return i;
    if (i >= nodes.length - last) return blocks.length - (nodes.length - i);
    const place = blocks.findIndex((__, at) => at >= next && at < blocks.length - last && isSame(i, at));
    if (place >= 0) next = place + 1;
    return place;
  });
};

const isList = (node: Node | undefined): boolean => node?.type.name.endsWith('List') ?? false;

/** Lists that were not neighbours before would be read as one, so they are written again. */
const withNewLists = (places: readonly number[], nodes: readonly Node[]): number[] => {
  const result = [...places];
  for (let at = 0; at < nodes.length;) {
    let end = at + 1;
    while (isList(nodes[at]) && isList(nodes[end])) end += 1;
    const run = places.slice(at, end);
    const wereNeighbours = run.every((place, i) => place !== NEW && place === run[0]! + i);
    if (!wereNeighbours) result.fill(NEW, at, end);
    at = end;
  }
  return result;
};

/**
 * The Markdown of what is in the editor. What was not changed is what it was, byte for byte, with the blank lines
 * between.
 */
export const markdownOf = (doc: Node, opened: OpenedText): string => {
  const nodes = doc.children.filter(node => !isBlank(node.toJSON()));
  const { markdown, blocks } = opened;
  if (nodes.length === 0) return blocks.length === 0 ? markdown : '';
  const places = withNewLists(placesOf(nodes, opened), nodes);
  const parts: RootContent[] = [];
  for (let at = 0; at < nodes.length;) {
    const place = places[at] ?? NEW;
    let end = at + 1;
    while (place !== NEW && places[end] === place + end - at) end += 1;
    const last = place + end - at - 1;
    if (place === NEW) parts.push(treeOf(nodes[at]!.toJSON()));
    else parts.push({ type: 'asWritten', value: markdown.slice(blocks[place]!.from, blocks[last]!.to) });
    at = end;
  }
  const before = places[0] === 0 ? markdown.slice(0, blocks[0]!.from) : '';
  const after = places.at(-1) === blocks.length - 1 ? markdown.slice(blocks.at(-1)?.to) : '';
  return `${before}${printMarkdown(parts)}${after}`;
};
