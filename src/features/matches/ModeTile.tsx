import clsx from 'clsx';
import { Play } from 'lucide-react';
import { Link } from 'wouter';
import { Badge } from '../../ui/Badge.tsx';
import { buttonStyles } from '../../ui/button-styles.ts';
import { ClockFace } from './ClockFace.tsx';
import { hrefOf, type MatchMode, minutesOf, modeLabels } from './modes.ts';

const pitches: Record<MatchMode, string> = {
  blitz: 'Pense depressa: cada segundo conta.',
  rapid: 'Tempo para pensar sem perder o ritmo.',
  classical: 'Sem pressa: calcule cada lance com calma.',
};

/** The door to a match of one mode: its name, how long each side has, and a clock that shows it. */
export const ModeTile = ({ mode, isUnderWay }: { mode: MatchMode; isUnderWay: boolean }) => (
  <li>
    <Link
      href={hrefOf(mode)}
      className="group flex h-full gap-5 rounded-card border border-line bg-surface p-5 shadow-card transition-shadow hover:border-line-strong hover:shadow-float sm:p-6 md:flex-col md:items-center md:text-center"
    >
      <ClockFace minutes={minutesOf(mode)} />
      <span className="flex min-w-0 flex-1 flex-col md:items-center">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-display text-heading font-semibold">{modeLabels[mode]}</span>
          {isUnderWay && <Badge tone="gold">Em andamento</Badge>}
        </span>
        <span className="font-display text-3xl leading-tight font-semibold text-brand-text">{minutesOf(mode)} minutos</span>
        <span className="text-ink-soft">para cada lado. {pitches[mode]}</span>
        <span className={clsx(buttonStyles({}), 'mt-4 self-start group-hover:bg-brand-hover md:mt-auto md:self-center md:translate-y-0')}>
          <Play aria-hidden /> {isUnderWay ? 'Continuar' : 'Jogar'}
        </span>
      </span>
    </Link>
  </li>
);
