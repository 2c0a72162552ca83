import { z } from 'zod';
import { readStored, store } from '../../../../lib/storage.ts';

/** What somebody has not saved yet: closing the page loses nothing. */
const Draft = z.object({ title: z.string(), side: z.enum(['white', 'black']), pgn: z.string() });
export type Draft = z.infer<typeof Draft>;

/** What a draft is of: a repertoire, a new one, or a new one that was begun from this chapter. */
export type DraftSource = number | 'new' | `new:${number}`;

const keyOf = (userId: number, source: DraftSource): string => `repertoire:${userId}:${source}`;

export const draftOf = (userId: number, source: DraftSource): Draft | undefined =>
  Draft.safeParse(readStored(keyOf(userId, source))).data;

/** @param draft null when there is nothing left to save */
export const keepDraft = (userId: number, source: DraftSource, draft: Draft | null): void =>
  store(keyOf(userId, source), draft);
