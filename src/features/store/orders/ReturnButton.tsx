import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { StoreOrder } from '../../../../server/features/store/orders.schema.ts';
import { errorText } from '../../../lib/error-text.ts';
import { formatDate } from '../../../lib/format.ts';
import { plural } from '../../../lib/plural.ts';
import { AlertDialog } from '../../../ui/AlertDialog.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useFocusHandover } from '../../../ui/focus-handover.ts';
import { toast } from '../../../ui/toast-store.ts';
import { useReturn } from '../use-store.ts';

/** Returns a purchase within the guarantee. */
export const ReturnButton = ({ order }: { order: StoreOrder }) => {
  const paid = order.price + order.freight;
  const [open, setOpen] = useState(false);
  const giveBack = useReturn();
  const handOver = useFocusHandover();
  const confirm = () =>
    giveBack.mutate(
      { orderId: order.id },
      {
        onSuccess: ({ coins }) => {
          handOver();
          toast(
            order.delivery
              ? {
                  title: 'Devolução pedida',
                  description: 'Leve o produto à escola: as moedas voltam quando ela o receber.',
                }
              : {
                  title: 'Produto devolvido',
                  description: `${plural(paid, 'moeda')} de volta. Você tem ${plural(coins, 'moeda')}.`,
                },
          );
        },
        onError: error =>
          toast({ title: 'Não foi possível devolver', description: errorText(error), variant: 'destructive' }),
        onSettled: () => setOpen(false),
      },
    );
  return (
    <div className="text-right max-sm:text-left">
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Undo2 aria-hidden /> Devolver<span className="sr-only">: {order.itemName}</span>
      </Button>
      <p className="mt-1.5 text-sm text-ink-soft">Garantia até {formatDate(order.returnableUntil)}</p>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        tone="primary"
        title="Devolver este produto?"
        text={
          `${order.itemName}: ${plural(paid, 'moeda')} de volta, sem perguntas` +
          (order.delivery ? ', assim que a escola receber o produto.' : '.') +
          (order.boost?.running ? ' O bônus de XP deste combo então termina.' : '')
        }
        confirmLabel={giveBack.isPending ? 'Devolvendo...' : 'Devolver'}
        loading={giveBack.isPending}
        onConfirm={confirm}
      />
    </div>
  );
};
