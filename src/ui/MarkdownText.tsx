import { lazy, Suspense } from 'react';
import { type MarkdownBlocks, PlainText } from './markdown-parts.tsx';

// The Markdown parser is as large as a whole screen, so it is only loaded when there is something to show.
const Markdown = lazy(() => import('./Markdown.tsx'));

const NO_BLOCKS: MarkdownBlocks = {};

/** A professor's text in Markdown. While the parser is loading, the text as it was written. */
export const MarkdownText = ({ text, blocks = NO_BLOCKS }: { text: string; blocks?: MarkdownBlocks }) => (
  <div className="max-w-3xl space-y-4 text-lg">
    <Suspense fallback={<PlainText text={text} />}>
      <Markdown text={text} blocks={blocks} />
    </Suspense>
  </div>
);
