import { ClipboardPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { AssignmentKind } from '../../../server/features/assignments/assignments.schema.ts';
import type { PuzzleTheme } from '../../../server/features/puzzles/themes.schema.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useSession } from '../session/session.tsx';

// The form comes when somebody wants it: the material's screens stay light.
const AssignForm = lazy(() => import('./AssignForm.tsx'));

/** What is to be done, as the form sends it, and what it is called. */
export type Assigned = {
  kind: AssignmentKind;
  name: string;
  courseId?: number;
  lessonIds?: number[];
  chapterIds?: number[];
  theme?: PuzzleTheme;
  ratingFrom?: number;
  ratingTo?: number;
  instructions?: string;
};

type AssignDialogProps = { material: Assigned; onClose: () => void };

/** Gives a class what is on the screen to do. */
export const AssignDialog = ({ material, onClose }: AssignDialogProps) => (
  <Dialog open onOpenChange={stays => !stays && onClose()} title="Passar como tarefa" description={material.name}>
    <Suspense fallback={<Skeleton className="h-56 w-full" />}>
      <AssignForm material={material} onDone={onClose} />
    </Suspense>
  </Dialog>
);

type AssignButtonProps = { material: Assigned; size?: 'sm' | 'md'; className?: string; label?: string };

/** For professors, where the material is; students do not see it. */
export const AssignButton = ({ material, size = 'md', className, label = 'Passar como tarefa' }: AssignButtonProps) => {
  const { user } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  if (!user || user.role === 'student' || user.awaitingApproval) return null;
  return (
    <>
      <Button variant="secondary" size={size} className={className} onClick={() => setIsOpen(true)}>
        <ClipboardPlus aria-hidden /> {label}
      </Button>
      {isOpen && <AssignDialog material={material} onClose={() => setIsOpen(false)} />}
    </>
  );
};
