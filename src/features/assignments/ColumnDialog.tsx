import { useState } from 'react';
import type { GradeColumn } from '../../../server/features/assignments/assignments.schema.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogEnd } from '../../ui/DialogEnd.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { WorthFields } from './give/WorthFields.tsx';
import { useUpdateAssignment } from './use-assignments.ts';

type ColumnDialogProps = { column: GradeColumn; onClose: () => void };

/** What an assignment is worth in the gradebook, to be changed; the means follow at once. */
export const ColumnDialog = ({ column: { id, title, maxPoints, weight }, onClose }: ColumnDialogProps) => {
  const [worth, setWorth] = useState({ points: String(maxPoints), weight: String(weight) });
  const { mutate, isPending } = useUpdateAssignment();
  return (
    <Dialog open onOpenChange={stays => !stays && onClose()} size="sm" title={title}>
      <form
        className="grid gap-5"
        onSubmit={event => {
          event.preventDefault();
          mutate(
            { assignmentId: id, points: Number(worth.points), weight: Number(worth.weight) },
            { onSuccess: onClose },
          );
        }}
      >
        <WorthFields worth={worth} onChange={setWorth} />
        <DialogEnd>
          <LinkButton href={`/tarefas/${id}`} variant="secondary">
            Ver resultados
          </LinkButton>
          <Button type="submit" loading={isPending}>
            Salvar
          </Button>
        </DialogEnd>
      </form>
    </Dialog>
  );
};
