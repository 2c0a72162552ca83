import { z } from 'zod';
import { readStored, store } from '../../../../lib/storage.ts';

/** What somebody has not saved yet: closing the page loses nothing. */
const Draft = z.object({ title: z.string(), side: z.enum(['white', 'black']), pgn: z.string() });
export type Draft = z.infer<typeof Draft>;

/** @param repertoireId undefined for a new one */
const keyOf = (userId: number, repertoireId: number | undefined): string =>
  `repertoire:${userId}:${repertoireId ?? 'new'}`;

export const draftOf = (userId: number, repertoireId: number | undefined): Draft | undefined =>
  Draft.safeParse(readStored(keyOf(userId, repertoireId))).data;

/** @param draft null when there is nothing left to save */
export const keepDraft = (userId: number, repertoireId: number | undefined, draft: Draft | null): void =>
  store(keyOf(userId, repertoireId), draft);
