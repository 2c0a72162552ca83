import { Printer } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import type { Filter } from '../puzzles-view.ts';

const PuzzleSheetDialog = lazy(() => import('./PuzzleSheetDialog.tsx'));

/** Opens the sheet of exercises, for those who teach. */
export const PuzzleSheetButton = ({ filter }: { filter: Filter }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Printer aria-hidden /> Folha de exercícios
      </Button>
      <Suspense fallback={null}>
        {isOpen && <PuzzleSheetDialog filter={filter} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
};
