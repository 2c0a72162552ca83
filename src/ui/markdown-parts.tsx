import type { ReactNode } from 'react';

/** What a fenced block (```name) is shown as, by its name. */
export type MarkdownBlocks = Readonly<Record<string, (text: string) => ReactNode>>;

/** A text as it was written. */
export const PlainText = ({ text }: { text: string }) => <p className="break-words whitespace-pre-line">{text}</p>;
