import { useState } from 'react';
import { useLocation } from 'wouter';
import type { LiveLesson } from '../../../server/features/live-lessons/live-lessons.schema.ts';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { plural } from '../../lib/plural.ts';
import { AlertDialog } from '../../ui/AlertDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast-store.ts';

/** Ends the lesson for everybody. */
export const EndButton = ({ lesson: { classId, sheet } }: { lesson: LiveLesson }) => {
  const [isAsking, setAsking] = useState(false);
  const [, navigate] = useLocation();
  const cache = api.useUtils();
  const end = api.liveLessons.end.useMutation({
    onSuccess: () => {
      cache.liveLessons.get.setData({ classId }, { lesson: null });
      if (sheet && sheet.followers.length > 0)
        toast({
          title: 'A aula terminou',
          description: `${plural(sheet.followers.length, 'aluno acompanhou', 'alunos acompanharam')} o quadro.`,
          action: { label: 'Marcar presença', onClick: () => navigate(`/turmas/${classId}/presenca`) },
        });
      return cache.liveLessons.mine.invalidate();
    },
    onError: error => toast({ title: 'A aula continua', description: errorText(error), variant: 'destructive' }),
  });
  return (
    <>
      <Button variant="danger" size="sm" className="ml-auto" onClick={() => setAsking(true)}>
        Terminar a aula
      </Button>
      {isAsking && (
        <AlertDialog
          open
          onOpenChange={stays => !stays && setAsking(false)}
          title="Terminar a aula ao vivo?"
          text="O quadro some das telas da turma."
          cancelLabel="Continuar"
          confirmLabel="Terminar a aula"
          loading={end.isPending}
          onConfirm={() => end.mutate({ classId }, { onError: () => setAsking(false) })}
        />
      )}
    </>
  );
};
