import { Play, RotateCcw } from 'lucide-react';
import { plural } from '../../../../lib/plural.ts';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { trainingHref } from '../training-view.ts';
import { countOf, type Due } from './due.ts';

const NOTHING: Due = { puzzles: 0, mistakes: 0, endings: 0, lines: 0 };

const list = new Intl.ListFormat('pt-BR');

/** What comes again today; when nothing does, new puzzles. @param due undefined until it is known. */
export const Today = ({ due, chapters }: { due: Due | undefined; chapters: number }) => {
  const { puzzles, mistakes, endings, lines } = due ?? NOTHING;
  const all = countOf(due ?? NOTHING, chapters);
  const parts = [
    mistakes > 0 && plural(mistakes, 'posição dos seus erros', 'posições dos seus erros'),
    chapters > 0 && plural(chapters, 'posição das lições', 'posições das lições'),
    endings > 0 && plural(endings, 'final', 'finais'),
    lines > 0 && plural(lines, 'linha do repertório', 'linhas do repertório'),
    puzzles > 0 && plural(puzzles, 'problema'),
  ].filter(part => part !== false);
  return (
    <div className="flex min-h-22 flex-wrap items-center justify-between gap-5 max-sm:min-h-40">
      <div>
        <h2 className="text-heading">
          {all > 0 ? `Hoje ${all === 1 ? 'volta' : 'voltam'} ${list.format(parts)}` : 'Nada para rever hoje'}
        </h2>
        <p className="text-ink-soft">
          {all > 0 ? 'Reveja antes de esquecer.' : 'O que você não acertar de primeira volta aqui no dia certo.'}
        </p>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:w-full">
        {mistakes > 0 && (
          <LinkButton href={trainingHref({ mode: 'erros' })} size="lg" className="max-sm:w-full">
            <RotateCcw aria-hidden /> Rever meus erros
          </LinkButton>
        )}
        {puzzles > 0 && (
          <LinkButton
            href={trainingHref({ mode: 'revisao' })}
            size="lg"
            variant={mistakes > 0 ? 'secondary' : 'primary'}
            className="max-sm:w-full"
          >
            <RotateCcw aria-hidden /> Rever problemas
          </LinkButton>
        )}
        {endings > 0 && (
          <LinkButton
            href={trainingHref({ mode: 'finais' })}
            size="lg"
            variant={mistakes + puzzles > 0 ? 'secondary' : 'primary'}
            className="max-sm:w-full"
          >
            <RotateCcw aria-hidden /> Rever finais
          </LinkButton>
        )}
        {lines > 0 && (
          <LinkButton
            href={trainingHref({ mode: 'repertorio' })}
            size="lg"
            variant={mistakes + puzzles + endings > 0 ? 'secondary' : 'primary'}
            className="max-sm:w-full"
          >
            <RotateCcw aria-hidden /> Rever aberturas
          </LinkButton>
        )}
        {all === 0 && (
          <LinkButton href={trainingHref({ mode: 'treino' })} size="lg" className="max-sm:w-full">
            <Play aria-hidden /> Treinar
          </LinkButton>
        )}
      </div>
    </div>
  );
};
