import { useState } from 'react';
import type { GuardianPage } from '../../../server/features/guardians/guardians.schema.ts';
import { api } from '../../lib/api.ts';

type Purchases = GuardianPage['purchases'];

/** What a child asks its guardians for, as their page brought it, and what they answer. */
export const usePurchases = (secret: string, known: Purchases) => {
  const [requests, setRequests] = useState(known.requests);
  const [approves, setApproves] = useState(known.byGuardian);
  const page = api.guardians.page.useMutation({ onSuccess: ({ purchases }) => setRequests(purchases.requests) });
  // A refusal means that what is shown is old: it has another price, was withdrawn, or its answer was lost.
  const answer = api.guardians.answerPurchase.useMutation({
    onSuccess: answered => setRequests(answered.requests),
    onError: () => page.mutate({ secret }),
  });
  const wish = api.guardians.setApproval.useMutation({ onSuccess: ({ byGuardian }) => setApproves(byGuardian) });
  return {
    requests,
    approves,
    answer: (requestId: number, approve: boolean) => answer.mutate({ secret, requestId, approve }),
    wish: (wished: boolean) => wish.mutate({ secret, approves: wished }),
    isAnswering: answer.isPending || page.isPending,
    isWishing: wish.isPending,
    error: answer.error ?? wish.error,
  };
};
