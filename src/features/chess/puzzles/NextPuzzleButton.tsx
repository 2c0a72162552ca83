import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { errorText } from '../../../lib/error-text.ts';
import { Button, type ButtonProps } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { hrefOf, type PuzzlesView } from './puzzles-view.ts';
import { useNextPuzzle } from './use-puzzles.ts';

type NextPuzzleButtonProps = Pick<ButtonProps, 'size' | 'wide' | 'className' | 'variant'> & {
  view: PuzzlesView;
  /** The puzzle of the day, whatever the filters say. */ daily?: true;
  children: ReactNode;
};

/** Opens the next puzzle for the viewer's rating, within the filters. */
export const NextPuzzleButton = ({ view, daily, children, ...look }: NextPuzzleButtonProps) => {
  const [, go] = useLocation();
  const next = useNextPuzzle();
  const { difficulty, theme, puzzle: after } = view;
  const open = () =>
    next.mutate(daily ? { mode: 'diario' } : { difficulty, theme, after }, {
      onSuccess: ({ puzzle }) => {
        if (puzzle) go(hrefOf({ ...view, puzzle: puzzle.id }));
        else
          toast({
            title: 'Nenhum problema novo',
            description: 'Você já tentou todos os que há com esses filtros. Em "Por resolver" estão os que faltam.',
          });
      },
      onError: error =>
        toast({ title: 'Não foi possível abrir um problema', description: errorText(error), variant: 'destructive' }),
    });
  return (
    <Button loading={next.isPending} onClick={open} {...look}>
      {children}
    </Button>
  );
};
