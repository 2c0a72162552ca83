import { Play, RotateCcw } from 'lucide-react';
import { plural } from '../../../../lib/plural.ts';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { trainingHref } from '../training-view.ts';

/** What comes again today; when nothing does, new puzzles. @param due undefined until it is known. */
export const Today = ({ due }: { due: number | undefined }) => {
  const isDue = due !== undefined && due > 0;
  return (
    <div className="flex min-h-22 flex-wrap items-center justify-between gap-5 max-sm:min-h-40">
      <div>
        <h2 className="text-heading">
          {isDue ? `Hoje ${due === 1 ? 'volta' : 'voltam'} ${plural(due, 'problema')}` : 'Nada para rever hoje'}
        </h2>
        <p className="text-ink-soft">
          {isDue
            ? 'Você não os acertou de primeira. Reveja antes de esquecer.'
            : 'O que você não acertar de primeira volta aqui no dia certo.'}
        </p>
      </div>
      <LinkButton href={trainingHref({ mode: isDue ? 'revisao' : 'treino' })} size="lg" className="max-sm:w-full">
        {isDue ? <RotateCcw aria-hidden /> : <Play aria-hidden />} {isDue ? 'Rever agora' : 'Treinar'}
      </LinkButton>
    </div>
  );
};
