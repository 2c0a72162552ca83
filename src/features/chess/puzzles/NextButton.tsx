import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { errorText } from '../../../lib/error-text.ts';
import { Button, type ButtonProps } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { hrefOf, type Place } from './puzzles-view.ts';
import { useNextPuzzle } from './use-puzzles.ts';

type NextButtonProps = Pick<ButtonProps, 'size' | 'wide' | 'className'> & { place: Place; children: ReactNode };

/** Opens the puzzle that suits the viewer best, within the filter. */
export const NextButton = ({ place, children, ...look }: NextButtonProps) => {
  const [, go] = useLocation();
  const next = useNextPuzzle();
  const { difficulty, theme, puzzle: after } = place;
  const open = () =>
    next.mutate(
      { difficulty, theme, after },
      {
        onSuccess: ({ puzzle }) => {
          if (puzzle) go(hrefOf({ ...place, puzzle: puzzle.id }));
          else
            toast({ title: 'Tudo resolvido!', description: 'Não há outros problemas por resolver com esses filtros.' });
        },
        onError: error =>
          toast({ title: 'Não foi possível abrir um problema', description: errorText(error), variant: 'destructive' }),
      },
    );
  return (
    <Button loading={next.isPending} onClick={open} {...look}>
      {children}
    </Button>
  );
};
