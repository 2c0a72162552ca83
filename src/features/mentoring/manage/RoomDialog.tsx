import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { RoomForm, type ManagedSlot } from '../../../../server/features/mentoring/manage.schema.ts';
import { errorText } from '../../../lib/error-text.ts';
import { zodResolver } from '../../../lib/form.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogEnd } from '../../../ui/DialogEnd.tsx';
import { Field } from '../../../ui/Field.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { momentText } from '../day-text.ts';
import { useSetRoom } from './use-manage.ts';

/** Sets the address of a slot's video room. */
export const RoomDialog = ({ slot, onClose }: { slot: ManagedSlot; onClose: () => void }) => {
  const { register, handleSubmit, formState } = useForm<z.input<typeof RoomForm>, unknown, z.output<typeof RoomForm>>({
    resolver: zodResolver(RoomForm),
    defaultValues: { roomUrl: slot.roomUrl ?? '' },
  });
  const setRoom = useSetRoom();
  const save = handleSubmit(({ roomUrl }) =>
    setRoom.mutate(
      { slotId: slot.id, roomUrl },
      {
        onSuccess: () => {
          onClose();
          toast({ title: roomUrl ? 'Sala informada!' : 'Sala apagada' });
        },
      },
    ),
  );
  return (
    <Dialog
      open
      size="sm"
      title="Sala do encontro"
      description={`${slot.mentorName}, ${momentText(slot.startsAt)}`}
      onOpenChange={stays => !stays && onClose()}
    >
      <form noValidate className="grid gap-5" onSubmit={event => void save(event)}>
        <Field
          label="Endereço da sala"
          hint="O link da videochamada. Quem reservou entra a partir de 15 minutos antes."
          error={formState.errors.roomUrl?.message}
        >
          <TextInput type="url" inputMode="url" placeholder="https://" {...register('roomUrl')} />
        </Field>
        {setRoom.isError && <Alert tone="danger">{errorText(setRoom.error)}</Alert>}
        <DialogEnd>
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" loading={setRoom.isPending}>
            {setRoom.isPending ? 'Salvando...' : 'Salvar'}
          </Button>
        </DialogEnd>
      </form>
    </Dialog>
  );
};
