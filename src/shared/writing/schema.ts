/** What a text in the editor may hold: what students are shown, and no more. */
import { Extension, mergeAttributes, Node } from '@tiptap/core';
import { Code } from '@tiptap/extension-code';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { ListItem, OrderedList } from '@tiptap/extension-list';
import { StarterKit } from '@tiptap/starter-kit';

/** Of the web, or the school's own: others become no link where the text is shown. */
export const isAddress = (url: string): boolean => /^(?:https?:\/\/|\/(?!\/))/i.test(url);

const LEVELS = [1, 2, 3, 4, 5, 6] as const;
/** The page's own headings have the levels above these. */
const SHOWN_AS = ['h3', 'h3', 'h4', 'h4', 'h5', 'h6'] as const;

const LowerHeading = Heading.extend({
  parseHTML: () =>
    LEVELS.map(level => ({ tag: `h${level}`, getAttrs: dom => ({ level: Number(dom.dataset['level'] ?? level) }) })),
  renderHTML: ({ node, HTMLAttributes }) => {
    const level = Number(node.attrs['level']);
    return [SHOWN_AS[level - 1] ?? 'h6', mergeAttributes(HTMLAttributes, { 'data-level': level }), 0];
  },
});

/** '1. ' begins a game more often than a list: a list is made by its button. */
const AskedList = OrderedList.extend({ addInputRules: () => [] });

/** The tab key leads out of the text, as everywhere. */
const Item = ListItem.extend({
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      'Mod-]': () => this.editor.commands.sinkListItem(this.name),
      'Mod-[': () => this.editor.commands.liftListItem(this.name),
    };
  },
});

const LineEnd = HardBreak.extend({
  addAttributes: () => ({ forced: { default: false, rendered: false } }),
});

const hidden = { default: false, rendered: false };
const Spread = Extension.create({
  name: 'spread',
  addGlobalAttributes: () => [{ types: ['bulletList', 'orderedList', 'listItem'], attributes: { spread: hidden } }],
});

const dataOf = (name: string, otherwise: string) => ({
  default: otherwise,
  parseHTML: (element: HTMLElement) => element.getAttribute(`data-${name}`) ?? otherwise,
  renderHTML: (attributes: Record<string, unknown>) => ({ [`data-${name}`]: String(attributes[name]) }),
});

/** A game or a diagram. */
export const Chess = Node.create({
  name: 'chess',
  group: 'block',
  atom: true,
  addAttributes: () => ({ kind: dataOf('kind', 'pgn'), text: dataOf('text', '') }),
  parseHTML: () => [{ tag: 'div[data-chess]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', mergeAttributes(HTMLAttributes, { 'data-chess': '' })],
});

/** A picture of the school's own storage. */
export const Picture = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  addAttributes: () => ({ source: dataOf('source', ''), alt: dataOf('alt', '') }),
  parseHTML: () => [{ tag: 'div[data-picture]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', mergeAttributes(HTMLAttributes, { 'data-picture': '' })],
});

/** A part of the text that the editor cannot show. */
export const Untouched = Node.create({
  name: 'asWritten',
  group: 'top',
  atom: true,
  addAttributes: () => ({ source: dataOf('source', ''), kind: dataOf('kind', 'html') }),
  parseHTML: () => [{ tag: 'div[data-as-written]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', mergeAttributes(HTMLAttributes, { 'data-as-written': '' })],
});

const Text = Node.create({ name: 'doc', topNode: true, content: '(block | top)+' });

export const writing = [
  StarterKit.configure({
    document: false,
    underline: false,
    code: false,
    hardBreak: false,
    heading: false,
    orderedList: false,
    listItem: false,
    link: { openOnClick: false, defaultProtocol: 'https', isAllowedUri: isAddress, HTMLAttributes: { target: null } },
  }),
  Text,
  Code.extend({ excludes: '' }),
  LowerHeading,
  AskedList,
  Item,
  LineEnd,
  Spread,
];
