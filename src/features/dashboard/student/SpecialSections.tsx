import clsx from 'clsx';
import { ArrowRight, type LucideIcon, Sprout, Users } from 'lucide-react';
import { Link } from 'wouter';

const sections: readonly { href: string; icon: LucideIcon; title: string; text: string }[] = [
  {
    href: '/mentoria',
    icon: Users,
    title: 'Mentoria',
    text: 'Aulas individuais e em grupo com mestres, do seu jeito e no seu ritmo.',
  },
  {
    href: '/categoria-base',
    icon: Sprout,
    title: 'Categoria de Base',
    text: 'Turmas e torneios para jovens enxadristas dos 6 aos 14 anos.',
  },
];

export const SpecialSections = () => (
  <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2">
    {sections.map(({ href, icon: Icon, title, text }) => (
      <li key={href} className="min-w-0">
        <Link
          href={href}
          className={clsx(
            'bg-night board-ground group flex h-full flex-col rounded-card p-6 text-on-night transition-shadow',
            'hover:shadow-float',
          )}
        >
          <Icon aria-hidden className="size-8 text-gold" />
          <span className="mt-4 flex items-center gap-2 font-display text-heading font-semibold">
            {title}
            <ArrowRight aria-hidden className="size-5 transition-[translate] group-hover:translate-x-1" />
          </span>
          <span className="mt-1 text-on-night-soft">{text}</span>
        </Link>
      </li>
    ))}
  </ul>
);
