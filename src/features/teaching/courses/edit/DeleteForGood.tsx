import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Course } from '../../../../../server/features/courses/courses.schema.ts';
import { AlertDialog } from '../../../../ui/AlertDialog.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { toast } from '../../../../ui/toast-store.ts';
import { useDeleteCourse } from '../use-courses.ts';

/** Deletes a course, after asking. */
export const DeleteForGood = ({ course: { id, title } }: { course: Course }) => {
  const [, go] = useLocation();
  const [isAsking, setAsking] = useState(false);
  const remove = useDeleteCourse();
  const confirm = () =>
    remove.mutate(
      { id },
      {
        onSuccess: () => {
          toast({ title: 'Curso excluído com sucesso!', description: 'O curso foi removido permanentemente.' });
          go('/professor/cursos');
        },
        onError: () => {
          setAsking(false);
          toast({ title: 'Erro ao excluir curso', description: 'Tente novamente mais tarde.', variant: 'destructive' });
        },
      },
    );
  return (
    <AlertDialog
      open={isAsking}
      onOpenChange={setAsking}
      title="Confirmar Exclusão"
      text={
        'Esta ação não pode ser desfeita. ' +
        `Isso excluirá permanentemente o curso "${title}" e todos os dados associados.`
      }
      confirmLabel="Excluir Definitivamente"
      loading={remove.isPending}
      onConfirm={confirm}
      trigger={
        <Button variant="danger">
          <Trash2 aria-hidden /> Excluir Curso
        </Button>
      }
    />
  );
};
