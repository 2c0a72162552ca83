import { useState } from 'react';
import type { GuardianMail } from '../../../server/features/guardians/guardian-mails.schema.ts';
import { api } from '../../lib/api.ts';

/** @param until the last day; today without one. */
export const useDigests = (classId: number, until: string | undefined) =>
  api.guardians.digests.useQuery({ classId, ...(until && { until }) });

/** Where the guardians want the week by mail, as their page brought it, and what they change. */
export const useGuardianMail = (secret: string, known: GuardianMail) => {
  const [mail, setMail] = useState(known);
  const { mutate, isPending, error } = api.guardians.setMail.useMutation({ onSuccess: setMail });
  return { mail, save: (email: string | null) => mutate({ secret, email }), isPending, error };
};

export const useAnswerMail = () => api.guardians.answerMail.useMutation();
