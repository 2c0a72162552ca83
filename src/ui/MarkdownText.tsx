import { lazy, type ReactNode, Suspense } from 'react';

// Its reader is as large as a screen, and comes when there is something to read.
const Markdown = lazy(() => import('./Markdown.tsx'));

/** What stands in place of a fenced block (```name), by its name. */
export type MarkdownBlocks = Readonly<Record<string, (text: string) => ReactNode>>;

const NO_BLOCKS: MarkdownBlocks = {};

/** A text as it was written. */
export const PlainText = ({ text }: { text: string }) => <p className="break-words whitespace-pre-line">{text}</p>;

/** A professor's text in Markdown. Until its reader is here, the text as it was written. */
export const MarkdownText = ({ text, blocks = NO_BLOCKS }: { text: string; blocks?: MarkdownBlocks }) => (
  <div className="max-w-3xl space-y-4 text-lg">
    <Suspense fallback={<PlainText text={text} />}>
      <Markdown text={text} blocks={blocks} />
    </Suspense>
  </div>
);
