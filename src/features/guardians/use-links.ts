import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { toast } from '../../ui/toast-store.ts';

export type Child = { userId: number; fullName: string; madeAt: string | null };

const failed = (error: unknown) =>
  toast({ title: 'O link não foi alterado', description: errorText(error), variant: 'destructive' });

/** The links of a class's guardians, and what changes them. */
export const useLinks = (classId: number) => {
  const cache = api.useUtils();
  const links = api.guardians.links.useQuery({ classId });
  const onSettled = () => cache.guardians.links.invalidate({ classId });
  const make = api.guardians.makeLinks.useMutation({ onError: failed, onSettled });
  const revoke = api.guardians.revokeLink.useMutation({
    onSuccess: ({ revoked }) => toast({ title: revoked ? 'Link revogado' : 'Não havia link deste aluno' }),
    onError: failed,
    onSettled,
  });
  return {
    ...links,
    /** What was just made, with the secrets that are said only once. */
    made: make.data?.links ?? [],
    make: (children: readonly Child[]) => make.mutate({ classId, userIds: children.map(({ userId }) => userId) }),
    revoke: ({ userId }: Child) => revoke.mutate({ classId, userId }),
    isBusy: make.isPending || revoke.isPending,
  };
};
