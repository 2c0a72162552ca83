import { lazy, Suspense } from 'react';
import type { MarkdownBlocks } from './markdown-parts.tsx';
import { Skeleton } from './Skeleton.tsx';

// The Markdown parser is as large as a whole screen, so it is only loaded when there is something to show.
const Markdown = lazy(() => import('./Markdown.tsx'));

const NO_BLOCKS: MarkdownBlocks = {};

const Waiting = () => (
  <div role="status" className="space-y-3">
    <span className="sr-only">Carregando o texto...</span>
    <Skeleton className="h-5 w-full" />
    <Skeleton className="h-5 w-11/12" />
    <Skeleton className="h-5 w-3/4" />
  </div>
);

/** A professor's text in Markdown. Its marks and games are never shown as they were typed. */
export const MarkdownText = ({ text, blocks = NO_BLOCKS }: { text: string; blocks?: MarkdownBlocks }) => (
  <div className="max-w-3xl space-y-4 text-lg print:max-w-none print:text-base">
    <Suspense fallback={<Waiting />}>
      <Markdown text={text} blocks={blocks} />
    </Suspense>
  </div>
);
