import type { Lesson } from '../../../../server/features/lessons/lessons.schema.ts';
import { AlertDialog } from '../../../ui/AlertDialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { RemovalEffects } from './RemovalEffects.tsx';
import { useRemoveLesson } from './use-lessons.ts';

type RemoveLessonProps = { lesson: Pick<Lesson, 'id' | 'title'>; onClose: () => void; onRemoved: () => void };

/** Asks before a lesson is removed. */
export const RemoveLesson = ({ lesson: { id, title }, onClose, onRemoved }: RemoveLessonProps) => {
  const remove = useRemoveLesson();
  const confirm = () =>
    remove.mutate(
      { lessonId: id },
      {
        onSuccess: () => {
          toast({ title: 'Lição removida', description: 'A lição foi removida com sucesso' });
          onRemoved();
        },
        onError: () => {
          toast({ title: 'Erro', description: 'Erro ao remover lição', variant: 'destructive' });
          onClose();
        },
      },
    );
  return (
    <AlertDialog
      open
      onOpenChange={open => !open && onClose()}
      title={`Remover “${title}”`}
      text={
        <>
          <span className="mb-2 block">Tem certeza que deseja remover esta lição?</span>
          <RemovalEffects lessonId={id} />
        </>
      }
      confirmLabel={remove.isPending ? 'Removendo...' : 'Remover'}
      loading={remove.isPending}
      onConfirm={confirm}
    />
  );
};
