import { lazy, Suspense } from 'react';

// Its reader is as large as a screen, and comes when there is something to read.
const Markdown = lazy(() => import('./Markdown.tsx'));

/** A professor's text in Markdown. Until its reader is here, the text as it was written. */
export const MarkdownText = ({ text }: { text: string }) => (
  <div className="max-w-3xl space-y-4 text-lg">
    <Suspense fallback={<p className="whitespace-pre-line">{text}</p>}>
      <Markdown text={text} />
    </Suspense>
  </div>
);
