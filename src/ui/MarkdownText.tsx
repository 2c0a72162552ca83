import { lazy, Suspense } from 'react';
import { type MarkdownBlocks, PlainText } from './markdown-parts.tsx';

// Its reader is as large as a screen, and comes when there is something to read.
const Markdown = lazy(() => import('./Markdown.tsx'));

const NO_BLOCKS: MarkdownBlocks = {};

/** A professor's text in Markdown. Until its reader is here, the text as it was written. */
export const MarkdownText = ({ text, blocks = NO_BLOCKS }: { text: string; blocks?: MarkdownBlocks }) => (
  <div className="max-w-3xl space-y-4 text-lg">
    <Suspense fallback={<PlainText text={text} />}>
      <Markdown text={text} blocks={blocks} />
    </Suspense>
  </div>
);
