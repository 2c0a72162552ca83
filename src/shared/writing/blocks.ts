import type { JSONContent } from '@tiptap/core';
import type { Image, ListItem, Paragraph, RootContent } from 'mdast';
import { pictureAt } from '../../../server/rules/lesson-pictures.ts';
import { phrasesOf, wordsOf } from './inline.ts';

/** Fenced blocks that are drawn as boards. */
const BOARDS = ['fen', 'pgn'];

const blocksOf = (nodes: readonly RootContent[]): JSONContent[] => nodes.map(blockOf);

/** The picture of which a paragraph consists; undefined where it holds anything else, or a picture of another site. */
const onlyPicture = ({ children }: Paragraph): Image | undefined => {
  const [image] = children;
  return children.length === 1 && image?.type === 'image' && pictureAt(image.url) ? image : undefined;
};

/** A block as the editor shows it; one that it does not know keeps its name, and is refused by the editor's schema. */
export const blockOf = (node: RootContent): JSONContent => {
  switch (node.type) {
    case 'paragraph': {
      const picture = onlyPicture(node);
      return picture
        ? { type: 'picture', attrs: { source: picture.url, alt: picture.alt ?? '' } }
        : { type: 'paragraph', content: wordsOf(node.children) };
    }
    case 'heading':
      return { type: 'heading', attrs: { level: node.depth }, content: wordsOf(node.children) };
    case 'thematicBreak':
      return { type: 'horizontalRule' };
    case 'blockquote':
      return { type: 'blockquote', content: blocksOf(node.children) };
    case 'list': {
      const spread = node.spread ?? false;
      const content = blocksOf(node.children);
      if (!node.ordered) return { type: 'bulletList', attrs: { spread }, content };
      return { type: 'orderedList', attrs: { start: node.start ?? 1, spread }, content };
    }
    case 'listItem':
      return { type: 'listItem', attrs: { spread: node.spread ?? false }, content: blocksOf(node.children) };
    case 'code':
      return BOARDS.includes(node.lang ?? '')
        ? { type: 'chess', attrs: { kind: node.lang, text: node.value } }
        : {
            type: 'codeBlock',
            attrs: { language: node.lang ?? null },
            content: node.value === '' ? [] : [{ type: 'text', text: node.value }],
          };
    default:
      return { type: node.type };
  }
};

/** An empty paragraph is a place to write at; in Markdown there is none. */
export const isBlank = ({ type, content = [] }: JSONContent): boolean =>
  type === 'paragraph' && phrasesOf(content).length === 0;

const treesOf = (content: readonly JSONContent[] = []): RootContent[] =>
  content.filter(node => !isBlank(node)).map(treeOf);

const itemOf = (node: JSONContent): ListItem =>
  ({
    type: 'listItem',
    spread: node.attrs?.['spread'] === true,
    checked: null,
    children: treesOf(node.content),
  }) as ListItem;

/** A block of the editor as one of Markdown. */
export const treeOf = (node: JSONContent): RootContent => {
  const { type, content = [] } = node;
  const attrs: Record<string, unknown> = node.attrs ?? {};
  switch (type) {
    case 'heading':
      return { type: 'heading', depth: attrs['level'], children: phrasesOf(content) } as RootContent;
    case 'horizontalRule':
      return { type: 'thematicBreak' };
    case 'blockquote':
      return { type: 'blockquote', children: treesOf(content) } as RootContent;
    case 'bulletList':
    case 'orderedList': {
      const ordered = type === 'orderedList';
      const start = ordered ? (attrs['start'] as number) : null;
      return { type: 'list', ordered, start, spread: attrs['spread'] === true, children: content.map(itemOf) };
    }
    case 'picture': {
      const image: Image = { type: 'image', title: null, url: String(attrs['source']), alt: String(attrs['alt']) };
      return { type: 'paragraph', children: [image] };
    }
    case 'chess':
      return { type: 'code', lang: String(attrs['kind']), value: String(attrs['text']) };
    case 'codeBlock':
      return {
        type: 'code',
        lang: attrs['language'] as string | null,
        value: content.map(({ text = '' }) => text).join(''),
      };
    case 'asWritten':
      return { type: 'asWritten', value: String(attrs['source']) };
    default:
      return { type: 'paragraph', children: phrasesOf(content) };
  }
};
