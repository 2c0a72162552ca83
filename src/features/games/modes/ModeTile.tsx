import clsx from 'clsx';
import { Play } from 'lucide-react';
import { Link } from 'wouter';
import { modeLabels } from '../../../shared/games/game-labels.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { ClockFace } from './ClockFace.tsx';
import { hrefOf, type MatchMode, minutesOf } from './modes.ts';

const pitches: Record<MatchMode, string> = {
  blitz: 'Pense depressa: cada segundo conta.',
  rapid: 'Tempo para pensar sem perder o ritmo.',
  classical: 'Sem pressa: calcule cada lance com calma.',
};

/** The link to a match of one mode: its name and the time for each side. */
export const ModeTile = ({ mode, isUnderWay }: { mode: MatchMode; isUnderWay: boolean }) => (
  <li>
    <Link
      href={hrefOf(mode)}
      className={clsx(
        'group flex h-full gap-4 rounded-card border border-line bg-surface p-5 shadow-card',
        'transition-shadow hover:border-line-strong hover:shadow-float sm:gap-6 sm:p-6 md:flex-col',
        'md:items-center md:text-center',
      )}
    >
      <ClockFace minutes={minutesOf(mode)} />
      <span className="flex min-w-0 flex-1 flex-col md:items-center">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-display text-heading font-semibold">{modeLabels[mode]}</span>
          {isUnderWay && <Badge tone="gold">Em andamento</Badge>}
        </span>
        <span
          className={clsx(
            'font-display text-2xl leading-tight font-semibold whitespace-nowrap',
            'text-brand-text sm:text-3xl',
          )}
        >
          {minutesOf(mode)} minutos
        </span>
        <span className="text-[0.95rem] text-ink-soft">para cada lado</span>
        <span className="mt-2 mb-4">{pitches[mode]}</span>
        <span className={clsx(buttonStyles({}), 'mt-auto self-start group-hover:bg-brand-hover md:self-center')}>
          <Play aria-hidden /> {isUnderWay ? 'Continuar' : 'Jogar'}
        </span>
      </span>
    </Link>
  </li>
);
