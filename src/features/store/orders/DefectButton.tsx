import { Wrench } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ReturnInput, type StoreOrder } from '../../../../server/features/store/orders.schema.ts';
import { formatDate } from '../../../lib/format.ts';
import { zodResolver } from '../../../lib/form.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { useFocusHandover } from '../../../ui/focus-handover.ts';
import { FormEnd } from '../../../ui/FormEnd.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useReturn } from '../use-store.ts';

const Form = ReturnInput.pick({ defect: true }).required();

/** Returns a broken product within its warranty. */
export const DefectButton = ({ order }: { order: StoreOrder }) => {
  const [open, setOpen] = useState(false);
  const giveBack = useReturn();
  const handOver = useFocusHandover();
  const { register, handleSubmit, formState } = useForm({ resolver: zodResolver(Form), defaultValues: { defect: '' } });
  const send = handleSubmit(({ defect }) =>
    giveBack.mutate(
      { orderId: order.id, defect },
      {
        onSuccess: () => {
          handOver();
          setOpen(false);
          toast({
            title: 'Devolução pedida',
            description: 'Leve o produto à escola: as moedas voltam quando ela o receber.',
          });
        },
      },
    ),
  );
  return (
    <div className="text-right max-sm:text-left">
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Wrench aria-hidden /> Veio com defeito?<span className="sr-only"> {order.itemName}</span>
      </Button>
      <p className="mt-1.5 text-sm text-ink-soft">
        Garantia contra defeitos até {formatDate(order.warrantyUntil ?? order.returnableUntil)}
      </p>
      <Dialog open={open} onOpenChange={setOpen} size="sm" title="Devolver por defeito" description={order.itemName}>
        <form noValidate className="grid gap-5" onSubmit={send}>
          <Field label="Qual é o defeito?" error={formState.errors.defect?.message}>
            <Textarea rows={3} maxLength={300} {...register('defect')} />
          </Field>
          <FormEnd error={giveBack.error} isSaving={giveBack.isPending} onClose={() => setOpen(false)} />
        </form>
      </Dialog>
    </div>
  );
};
