import type { ProfessorCourse } from '../../../../../server/features/teaching/taught-courses.schema.ts';
import { errorText } from '../../../../lib/error-text.ts';
import { AlertDialog } from '../../../../ui/AlertDialog.tsx';
import { toast } from '../../../../ui/toast-store.ts';
import { useDeleteCourse } from '../use-courses.ts';

type DeleteCourseProps = { course: Pick<ProfessorCourse, 'id' | 'title'>; onClose: () => void; onDeleted: () => void };

/** Asks before a course is deleted. */
export const DeleteCourse = ({ course: { id, title }, onClose, onDeleted }: DeleteCourseProps) => {
  const remove = useDeleteCourse();
  const confirm = () =>
    remove.mutate(
      { id },
      {
        onSuccess: () => {
          toast({ title: 'Curso excluído', description: 'O curso foi excluído com sucesso' });
          onDeleted();
        },
        onError: error => {
          toast({
            title: 'Erro ao excluir curso',
            description: errorText(error, 'Erro interno do servidor'),
            variant: 'destructive',
          });
          onClose();
        },
      },
    );
  return (
    <AlertDialog
      open
      onOpenChange={open => !open && onClose()}
      title="Excluir Curso"
      text={
        `Tem certeza que deseja excluir o curso "${title}"? ` +
        'Esta ação não pode ser desfeita e o curso ficará inativo.'
      }
      confirmLabel={remove.isPending ? 'Excluindo...' : 'Excluir'}
      loading={remove.isPending}
      onConfirm={confirm}
    />
  );
};
