import clsx from 'clsx';
import { FilePlus2, type LucideIcon, MonitorPlay, Users } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { late } from '../../../lib/late.tsx';

// Dialogs are an eighth of the home page's scripts.
const NewLessonDialog = late(() => import('./NewLessonDialog.tsx'));
const fetchDialog = (): void => void NewLessonDialog.load().catch(() => undefined);

const look = clsx(
  'flex h-full w-full items-center gap-4 rounded-card border border-line bg-surface p-6 text-left',
  'shadow-card transition-shadow hover:border-line-strong hover:shadow-float',
);

const Face = ({ icon: Icon, title, text }: { icon: LucideIcon; title: string; text: string }) => (
  <>
    <span aria-hidden className="grid size-14 shrink-0 place-items-center rounded-control bg-brand text-on-brand">
      <Icon className="size-7" />
    </span>
    <span className="min-w-0">
      <span className="block font-display text-xl font-semibold">{title}</span>
      <span className="block leading-snug text-ink-soft">{text}</span>
    </span>
  </>
);

/** The three things that a professor does most. */
export const MainTiles = () => {
  const [isChoosing, setChoosing] = useState(false);
  // Without a connection it stays closed, and opens at the next try.
  const choose = (): void =>
    void NewLessonDialog.load().then(
      () => setChoosing(true),
      () => undefined,
    );
  return (
    <>
      <ul aria-label="Ações" className="grid grid-cols-1 gap-4 md:grid-cols-3">
        <li>
          <Link href="/create-course" className={look}>
            <Face icon={FilePlus2} title="Criar Curso" text="Monte um curso novo, passo a passo" />
          </Link>
        </li>
        <li>
          <button type="button" className={look} onPointerEnter={fetchDialog} onFocus={fetchDialog} onClick={choose}>
            <Face icon={MonitorPlay} title="Nova Aula" text="Escreva mais uma aula" />
          </button>
        </li>
        <li>
          <Link href="/professor/manage-students" className={look}>
            <Face icon={Users} title="Gerenciar Alunos" text="Acompanhe o progresso da turma" />
          </Link>
        </li>
      </ul>
      {isChoosing && <NewLessonDialog onClose={() => setChoosing(false)} />}
    </>
  );
};
