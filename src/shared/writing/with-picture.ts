import type { PictureValues } from './PictureDialog.tsx';

/** What Markdown would take for more than letters. */
const MARKS = /[\\`*_[\]<>&~!]/g;

/** A picture at the end of a Markdown text. */
export const withPicture = (markdown: string, { source, alt }: PictureValues): string =>
  `${markdown.trimEnd()}\n\n![${alt.replaceAll(MARKS, '\\$&')}](${source})\n`.trimStart();
