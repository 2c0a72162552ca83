import type { Literal, Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown, gfmToMarkdown } from 'mdast-util-gfm';
import { type Options, toMarkdown } from 'mdast-util-to-markdown';
import { gfm } from 'micromark-extension-gfm';

/** A part of a text that is printed as it was written. */
interface AsWritten extends Literal {
  type: 'asWritten';
}

declare module 'mdast' {
  interface RootContentMap {
    asWritten: AsWritten;
  }
}

/** Reads Markdown by the same rules as what shows it to students. */
export const parseMarkdown = (markdown: string): Root =>
  fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });

const HANDLERS = { asWritten: ({ value }: AsWritten) => value } as Options['handlers'];

export const printMarkdown = (children: RootContent[]): string =>
  toMarkdown(
    { type: 'root', children },
    { extensions: [gfmToMarkdown()], handlers: HANDLERS ?? {}, bullet: '-', rule: '-', listItemIndent: 'one' },
  ).trimEnd();

const withoutPositions = (children: RootContent[]): string =>
  JSON.stringify(children, (key, value: unknown) => (key === 'position' ? undefined : value));

/** Whether two texts are the same to those who read them. */
export const isSameTree = (one: RootContent[], other: RootContent[]): boolean =>
  withoutPositions(one) === withoutPositions(other);
