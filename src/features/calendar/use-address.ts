import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { toast } from '../../ui/toast-store.ts';

const onError = (error: unknown) =>
  toast({ title: 'O endereço não mudou', description: errorText(error), variant: 'destructive' });

/** One's own calendar address: whether there is one, and the one that was made just now. */
export const useAddress = () => {
  const [made, setMade] = useState<string | null>(null);
  const cache = api.useUtils();
  const found = api.calendar.address.useQuery();
  const keep = (madeAt: string | null) => cache.calendar.address.setData(undefined, { madeAt });
  const make = api.calendar.makeAddress.useMutation({
    onSuccess: ({ path, madeAt }) => {
      setMade(`${window.location.origin}${path}`);
      keep(madeAt);
    },
    onError,
  });
  const revoke = api.calendar.revokeAddress.useMutation({
    onSuccess: () => {
      setMade(null);
      keep(null);
    },
    onError,
  });
  return {
    madeAt: found.data?.madeAt ?? null,
    made,
    isKnown: found.data !== undefined,
    make: () => make.mutate(),
    revoke: () => revoke.mutate(),
    isBusy: make.isPending || revoke.isPending,
  };
};
