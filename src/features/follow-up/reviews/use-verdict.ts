import { useState } from 'react';
import type { Review } from '../../../../server/features/follow-up/follow-up.schema.ts';
import { readStored, store } from '../../../lib/storage.ts';

type Verdict = { feedback: string; points: number | null };
type Kept = Verdict & { gradedAt: string | null };

const keyOf = (userId: number, answerId: number): string => `academia.review.${userId}.${answerId}`;

export const forgetVerdict = (userId: number, answerId: number): void => store(keyOf(userId, answerId), null);

/**
 * What a professor says of an answer. Until it is saved it stays in this browser, so that neither a reload nor another
 * page takes a long comment away; a grade that was given since is not overwritten by it.
 */
export const useVerdict = (userId: number, { answerId, gradedAt, feedback, points }: Review) => {
  const [verdict, setVerdict] = useState<Verdict>(() => {
    const kept = readStored(keyOf(userId, answerId)) as Kept | null;
    return kept?.gradedAt === gradedAt ? kept : { feedback: feedback ?? '', points };
  });
  const change = (part: Partial<Verdict>): void => {
    const next = { ...verdict, ...part };
    setVerdict(next);
    store(keyOf(userId, answerId), { ...next, gradedAt } satisfies Kept);
  };
  return { feedback: verdict.feedback, points: verdict.points, change };
};
