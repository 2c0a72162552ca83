import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { AlertDialog } from '../../ui/AlertDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useDeleteComment } from './use-games.ts';

type DeleteCommentProps = {
  commentId: number;
  /** The move that it is about. */ moveLabel: string;
  onDeleted: () => void;
};

/** Takes a remark back, after a question. */
export const DeleteComment = ({ commentId, moveLabel, onDeleted }: DeleteCommentProps) => {
  const [isAsking, setIsAsking] = useState(false);
  const remove = useDeleteComment();
  const confirm = () =>
    remove.mutate(
      { commentId },
      {
        onSuccess: () => {
          setIsAsking(false);
          toast({ title: 'Comentário excluído' });
          onDeleted();
        },
        onError: error =>
          toast({
            title: 'Não foi possível excluir o comentário',
            description: errorText(error),
            variant: 'destructive',
          }),
      },
    );
  return (
    <AlertDialog
      open={isAsking}
      onOpenChange={setIsAsking}
      title="Excluir este comentário?"
      text="O aluno não poderá mais lê-lo."
      confirmLabel={remove.isPending ? 'Excluindo...' : 'Excluir'}
      loading={remove.isPending}
      onConfirm={confirm}
      trigger={
        <Button variant="ghost" size="icon" aria-label={`Excluir o comentário sobre ${moveLabel}`}>
          <Trash2 aria-hidden />
        </Button>
      }
    />
  );
};
