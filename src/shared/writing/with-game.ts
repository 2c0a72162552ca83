import type { Game } from './GameDialog.tsx';

/** A game at the end of a Markdown text. A comment may hold a fence of its own: that of the block must be longer. */
export const withGame = (markdown: string, { kind, text }: Game): string => {
  const fence = '`'.repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length + 1)));
  return `${markdown.trimEnd()}\n\n${fence}${kind}\n${text}\n${fence}\n`.trimStart();
};
