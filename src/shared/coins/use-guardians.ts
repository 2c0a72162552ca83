import type { AskInput } from '../../../server/features/guardians/purchases.schema.ts';
import { api } from '../../lib/api.ts';
import { toast } from '../../ui/toast-store.ts';
import { useSession } from '../session/session.tsx';

/**
 * What a child buys may wait for its guardians: the dialogs then ask them in place of paying.
 * @param onAsked the question is sent, and the dialog is done.
 */
export const useGuardians = (onAsked: () => void) => {
  const cache = api.useUtils();
  const { user } = useSession();
  const { data } = api.guardians.requests.useQuery(undefined, { enabled: user?.role === 'student' });
  const asking = api.guardians.ask.useMutation({
    onSuccess: () => cache.guardians.requests.invalidate(),
    // Sold out, full or already one's own: what the dialog stood on is old.
    onError: () => void cache.invalidate(),
  });
  const ask = (input: AskInput, onSettled?: () => void) =>
    asking.mutate(input, {
      onSettled,
      onSuccess: ({ request }) => {
        onAsked();
        toast({
          title: 'Pedido enviado aos seus responsáveis!',
          description: `${request.title}: o sino traz a resposta. Nada foi pago ainda.`,
        });
      },
    });
  return { waits: data?.waits === true, ask, isPending: asking.isPending, error: asking.error };
};

export type Guardians = ReturnType<typeof useGuardians>;
