import { BookOpen, CalendarDays, Crown, Eye, Flame, ListChecks, type LucideIcon, Timer } from 'lucide-react';
import clsx from 'clsx';
import { Link } from 'wouter';
import { Card } from '../../../../ui/Card.tsx';
import { modeNames } from '../training-texts.ts';
import { trainingHref } from '../training-view.ts';

type TrainingMode = { href: string; name: string; about: string; icon: LucideIcon };

const modes: readonly TrainingMode[] = [
  {
    href: trainingHref({ mode: 'diario' }),
    name: modeNames.diario,
    about: 'O mesmo para a escola inteira.',
    icon: CalendarDays,
  },
  {
    href: trainingHref({ mode: 'sequencia' }),
    name: modeNames.sequencia,
    about: 'Uma vida, cada vez mais difícil.',
    icon: Flame,
  },
  {
    href: trainingHref({ mode: 'corrida' }),
    name: modeNames.corrida,
    about: '3 minutos, três vidas.',
    icon: Timer,
  },
  {
    href: trainingHref({ mode: 'visao' }),
    name: modeNames.visao,
    about: 'Casas, cores e o cavalo, em 60 segundos.',
    icon: Eye,
  },
  {
    href: trainingHref({ mode: 'finais' }),
    name: modeNames.finais,
    about: '24 posições, contra o motor com toda a força.',
    icon: Crown,
  },
  {
    href: trainingHref({ mode: 'repertorio' }),
    name: modeNames.repertorio,
    about: 'Suas aberturas, linha por linha.',
    icon: BookOpen,
  },
  {
    href: '/practice?aba=problemas',
    name: 'Todos os problemas',
    about: 'A lista, para escolher um a um.',
    icon: ListChecks,
  },
];

/** The other ways to train; each card is a link. */
export const ModeList = () => (
  <ul aria-label="Modos de treino" className="mb-10 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
    {modes.map(({ href, name, about, icon: Icon }) => (
      <Card key={href} as="li" flush className="flex items-center gap-4 p-4 transition-shadow hover:shadow-float">
        <Icon aria-hidden className="size-8 shrink-0 text-brand-text" />
        <div>
          <Link
            href={href}
            className={clsx(
              'font-semibold outline-none after:absolute after:inset-0 after:rounded-card',
              'focus-visible:after:outline-3 focus-visible:after:-outline-offset-3',
              'focus-visible:after:outline-brand-text',
            )}
          >
            {name}
          </Link>
          <p className="text-[0.95rem] text-ink-soft">{about}</p>
        </div>
      </Card>
    ))}
  </ul>
);
