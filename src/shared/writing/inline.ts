/** Words with their marks: in Markdown marks stand inside one another, in the editor each word has a list of them. */
import type { JSONContent } from '@tiptap/core';
import type { PhrasingContent } from 'mdast';

type Mark = NonNullable<JSONContent['marks']>[number];

const MARKS: Readonly<Record<string, string>> = { strong: 'bold', emphasis: 'italic', delete: 'strike' };

const withMarks = (node: JSONContent, marks: Mark[]): JSONContent => (marks.length > 0 ? { ...node, marks } : node);

/** A line's end in a text is one for its readers too. */
const linesOf = (text: string, marks: Mark[]): JSONContent[] =>
  text
    .split('\n')
    .flatMap((line, i) => [
      ...(i > 0 ? [withMarks({ type: 'hardBreak' }, marks)] : []),
      ...(line === '' ? [] : [withMarks({ type: 'text', text: line }, marks)]),
    ]);

/** What the editor shows; a kind that it does not know keeps its name, and is refused by the editor's schema. */
export const wordsOf = (nodes: readonly PhrasingContent[], marks: Mark[] = []): JSONContent[] =>
  nodes.flatMap(node => {
    const mark = MARKS[node.type];
    if (mark && 'children' in node) return wordsOf(node.children, [...marks, { type: mark }]);
    if (node.type === 'text') return linesOf(node.value, marks);
    if (node.type === 'break') return [withMarks({ type: 'hardBreak', attrs: { forced: true } }, marks)];
    if (node.type === 'inlineCode')
      return [withMarks({ type: 'text', text: node.value }, [...marks, { type: 'code' }])];
    if (node.type === 'link')
      return wordsOf(node.children, [...marks, { type: 'link', attrs: { href: node.url, title: node.title ?? null } }]);
    return [{ type: node.type }];
  });

const keyOf = ({ type, attrs }: Mark): string => `${type} ${String(attrs?.['href'] ?? '')}`;
const marksOf = (word: JSONContent | undefined): Mark[] => word?.marks ?? [];
const bears = (word: JSONContent | undefined, mark: Mark): boolean =>
  marksOf(word).some(other => keyOf(other) === keyOf(mark));

/** Spaces at the edge of a mark: `**bold **` would not be bold. */
const withoutEdgeSpaces = (words: readonly JSONContent[]): JSONContent[] =>
  words.flatMap((word, i) => {
    if (word.type !== 'text' || marksOf(word).length === 0 || bears(word, { type: 'code' })) return [word];
    const [, before = '', text = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(word.text ?? '') ?? [];
    const space = (spaces: string, neighbour: JSONContent | undefined): JSONContent[] =>
      spaces === ''
        ? []
        : [
            withMarks(
              { type: 'text', text: spaces },
              marksOf(word).filter(mark => bears(neighbour, mark)),
            ),
          ];
    return [...space(before, words[i - 1]), ...(text === '' ? [] : [{ ...word, text }]), ...space(after, words[i + 1])];
  });

/** Spaces at the end of a paragraph or of one of its lines mean nothing, or a line's end. */
const trimmed = (words: readonly JSONContent[]): JSONContent[] =>
  words.flatMap((word, i) => {
    if (word.type !== 'text') return [word];
    const isEdge = (neighbour: JSONContent | undefined): boolean => neighbour?.type !== 'text';
    const started = isEdge(words[i - 1]) ? (word.text ?? '').trimStart() : (word.text ?? '');
    const text = isEdge(words[i + 1]) ? started.trimEnd() : started;
    return text === '' ? [] : [{ ...word, text }];
  });

const leafOf = ({ type, text, attrs }: JSONContent, isCode: boolean): PhrasingContent => {
  if (type === 'hardBreak') return attrs?.['forced'] ? { type: 'break' } : { type: 'text', value: '\n' };
  return isCode ? { type: 'inlineCode', value: text ?? '' } : { type: 'text', value: text ?? '' };
};

const wrapped = ({ type, attrs }: Mark, children: PhrasingContent[]): PhrasingContent => {
  if (type === 'link')
    return {
      type: 'link',
      url: String(attrs?.['href'] ?? ''),
      title: (attrs?.['title'] as string | null | undefined) ?? null,
      children,
    } as PhrasingContent;
  const [name] = Object.entries(MARKS).find(([, mark]) => mark === type) ?? [];
  return { type: name ?? type, children } as PhrasingContent;
};

const runOf = (words: readonly JSONContent[], from: number, mark: Mark): number => {
  const end = words.findIndex((word, i) => i > from && !bears(word, mark));
  return end < 0 ? words.length : end;
};

/** The mark that reaches the farthest is the outermost. */
const nested = (words: readonly JSONContent[]): PhrasingContent[] => {
  const made: PhrasingContent[] = [];
  for (let at = 0; at < words.length;) {
    const word = words[at]!;
    const marks = marksOf(word).filter(({ type }) => type !== 'code');
    const [mark] = marks.toSorted((one, other) => runOf(words, at, other) - runOf(words, at, one));
    const end = mark ? runOf(words, at, mark) : at + 1;
    if (mark) {
      const inner = words
        .slice(at, end)
        .map(each => ({ ...each, marks: marksOf(each).filter(other => keyOf(other) !== keyOf(mark)) }));
      made.push(wrapped(mark, nested(inner)));
    } else made.push(leafOf(word, bears(word, { type: 'code' })));
    at = end;
  }
  return made;
};

const isLineEnd = ({ type }: JSONContent): boolean => type === 'hardBreak';

/** The words of a block, without what Markdown has no way to say: spaces and lines' ends around them. */
export const phrasesOf = (words: readonly JSONContent[]): PhrasingContent[] => {
  const kept = trimmed(withoutEdgeSpaces(words));
  const first = kept.findIndex(word => !isLineEnd(word));
  return first < 0 ? [] : nested(kept.slice(first, kept.findLastIndex(word => !isLineEnd(word)) + 1));
};
