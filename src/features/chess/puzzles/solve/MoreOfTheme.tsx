import { ExternalLink } from 'lucide-react';
import { Link } from 'wouter';
import type { PuzzleTheme } from '../../../../../server/features/puzzles/themes.schema.ts';
import { themeLabels } from '../../../../lib/theme-labels.ts';
import { trainingHref } from '../../training/training-view.ts';

const LINK = 'rounded-control font-semibold text-brand-text underline underline-offset-4 hover:no-underline';

type MoreOfThemeProps = { themes: readonly PuzzleTheme[]; gameUrl: string | null };

/** The themes of a puzzle, each a link to more puzzles of it, and the game that it comes from. */
export const MoreOfTheme = ({ themes, gameUrl }: MoreOfThemeProps) => (
  <>
    {themes.length > 0 && (
      <div>
        <p className="font-semibold">{themes.length === 1 ? 'Mais deste tema:' : 'Mais destes temas:'}</p>
        <ul className="flex flex-wrap gap-x-4">
          {themes.map(theme => (
            <li key={theme}>
              <Link
                href={trainingHref({ mode: 'treino', theme })}
                className={`inline-flex min-h-10 items-center ${LINK}`}
              >
                {themeLabels[theme]}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    )}
    {gameUrl && (
      <a href={gameUrl} target="_blank" rel="noopener noreferrer" className={`inline-flex items-center gap-2 ${LINK}`}>
        <ExternalLink aria-hidden className="size-4.5" /> A partida de onde ele vem (Lichess)
      </a>
    )}
  </>
);
