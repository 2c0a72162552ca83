import { Radio } from 'lucide-react';
import { useState } from 'react';
import type { SchoolClass } from '../../../server/features/classes/classes.schema.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useSession } from '../session/session.tsx';
import { type Shown, useShowInClass } from './use-show-in-class.ts';

type ShowInClassProps = { shown: () => Shown; size?: 'sm' | 'md'; className?: string };

/**
 * Puts what is on the screen on every board of a class: one click for a professor of one class, two for one of more.
 * Students do not see it.
 */
export const ShowInClass = ({ shown, size = 'md', className }: ShowInClassProps) => {
  const { user } = useSession();
  const [choice, setChoice] = useState<readonly SchoolClass[]>([]);
  const { findClasses, show, isPending } = useShowInClass(shown);
  if (!user || user.role === 'student' || user.awaitingApproval) return null;
  const begin = async () => {
    const classes = await findClasses();
    if (classes?.length === 1) show(classes[0]!.id);
    else setChoice(classes ?? []);
  };
  return (
    <>
      <Button variant="secondary" size={size} className={className} loading={isPending} onClick={() => void begin()}>
        <Radio aria-hidden /> Aula ao vivo
      </Button>
      <Dialog
        open={choice.length > 0}
        onOpenChange={stays => !stays && setChoice([])}
        title="Mostrar em aula ao vivo"
        description="O tabuleiro aparece na tela de todos os alunos da turma."
      >
        <ul className="grid gap-2">
          {choice.map(({ id, name, schoolYear }) => (
            <li key={id}>
              <Button variant="secondary" className="w-full" disabled={isPending} onClick={() => show(id)}>
                {name} ({schoolYear})
              </Button>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
};
