import { useState } from 'react';
import { ClassField, useOpenClasses } from '../../../../shared/assignments/ClassField.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { toast } from '../../../../ui/toast-store.ts';
import { givenText } from './repertoire-texts.ts';
import { useGiveRepertoire } from './use-repertoires.ts';

/** Gives a repertoire to every student of a class. */
const GiveDialog = ({ repertoireId, onClose }: { repertoireId: number; onClose: () => void }) => {
  const classes = useOpenClasses();
  const [chosen, setChosen] = useState<number>();
  const give = useGiveRepertoire();
  const classId = chosen ?? classes?.[0]?.id;
  const send = (id: number) =>
    give.mutate(
      { repertoireId, classId: id },
      {
        onSuccess: told => {
          toast({ title: 'Repertório dado à turma', description: givenText(told) });
          onClose();
        },
      },
    );
  return (
    <Dialog
      open
      title="Dar à turma"
      description="Cada aluno recebe uma cópia para treinar. Dado outra vez, leva as suas mudanças."
      onOpenChange={open => !open && onClose()}
      footer={
        classId !== undefined && (
          <Button loading={give.isPending} onClick={() => send(classId)}>
            Dar à turma
          </Button>
        )
      }
    >
      {!classes && <Skeleton className="h-16" />}
      {classes && classId === undefined && <p>Você ainda não tem nenhuma turma.</p>}
      {classes && classId !== undefined && <ClassField classes={classes} value={classId} onChange={setChosen} />}
    </Dialog>
  );
};

export default GiveDialog;
