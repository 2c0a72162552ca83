import { ClipboardPlus, KeyRound, UserMinus } from 'lucide-react';
import { useState } from 'react';
import type { SchoolClass } from '../../../../server/features/classes/classes.schema.ts';
import type { ClassStudent } from '../../../../server/features/classes/students.schema.ts';
import { errorText } from '../../../lib/error-text.ts';
import { plural } from '../../../lib/plural.ts';
import { AlertDialog } from '../../../ui/AlertDialog.tsx';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useStudentChanges } from '../use-classes.ts';
import type { Card } from './cards.ts';

type GroupActionsProps = {
  one: SchoolClass;
  chosen: readonly ClassStudent[];
  onCards: (cards: readonly Card[]) => void;
  onDone: () => void;
};

/** What can be done with several students at once: new passwords, and out of the class. */
export const GroupActions = ({ one, chosen, onCards, onDone }: GroupActionsProps) => {
  const [asked, setAsked] = useState<'password' | 'remove' | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const { newPassword, remove } = useStudentChanges();
  if (chosen.length === 0) return null;
  // Students with an email look after their password themselves.
  const children = chosen.filter(({ hasEmail }) => hasEmail === false);

  const forEach = async (students: readonly ClassStudent[], work: (userId: number) => Promise<void>) => {
    setIsBusy(true);
    try {
      for (const { userId } of students) await work(userId);
      onDone();
    } catch (error) {
      toast({
        title: 'Nem tudo foi feito',
        description: errorText(error as Parameters<typeof errorText>[0]),
        variant: 'destructive',
      });
    } finally {
      setIsBusy(false);
      setAsked(null);
    }
  };
  const givePasswords = async () => {
    const cards: Card[] = [];
    await forEach(children, async userId => {
      cards.push({ userId, ...(await newPassword.mutateAsync({ classId: one.id, userId })) });
    });
    if (cards.length > 0) onCards(cards);
  };
  const takeOut = () =>
    forEach(chosen, async userId => {
      await remove.mutateAsync({ classId: one.id, userId });
    });

  return (
    <div className="mb-4 flex flex-wrap items-center gap-3 rounded-card bg-sunken p-3">
      <p className="font-semibold">{plural(chosen.length, 'escolhido')}</p>
      <LinkButton
        variant="secondary"
        size="sm"
        href={`/turmas/${one.id}/tarefas?alunos=${chosen.map(({ userId }) => userId).join(',')}`}
      >
        <ClipboardPlus aria-hidden /> Dar tarefa
      </LinkButton>
      <Button variant="secondary" size="sm" disabled={children.length === 0} onClick={() => setAsked('password')}>
        <KeyRound aria-hidden /> Nova senha e cartão
      </Button>
      <Button variant="secondary" size="sm" onClick={() => setAsked('remove')}>
        <UserMinus aria-hidden /> Tirar da turma
      </Button>
      {asked === 'password' && (
        <AlertDialog
          open
          onOpenChange={stays => !stays && !isBusy && setAsked(null)}
          title={`Dar nova senha a ${plural(children.length, 'aluno')}?`}
          text="As senhas de antes deixam de valer agora. Os cartões novos aparecem para imprimir."
          cancelLabel="Manter senhas"
          confirmLabel={isBusy ? 'Criando...' : 'Dar nova senha'}
          loading={isBusy}
          onConfirm={() => void givePasswords()}
        />
      )}
      {asked === 'remove' && (
        <AlertDialog
          open
          onOpenChange={stays => !stays && !isBusy && setAsked(null)}
          title={`Tirar ${plural(chosen.length, 'aluno')} da turma?`}
          text="As contas e tudo o que fizeram ficam; só saem desta turma."
          cancelLabel="Manter na turma"
          confirmLabel={isBusy ? 'Tirando...' : 'Tirar da turma'}
          loading={isBusy}
          onConfirm={() => void takeOut()}
        />
      )}
    </div>
  );
};
