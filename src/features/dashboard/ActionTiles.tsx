import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'wouter';

export type ActionTile = { href: string; icon: LucideIcon; title: string; text: string };

type ActionTilesProps = {
  label: string;
  tiles: readonly ActionTile[];
  /** They have the whole page's width. */ isWide?: boolean;
};

/** Links to other screens, each with a short description. */
export const ActionTiles = ({ label, tiles, isWide = false }: ActionTilesProps) => (
  <nav aria-label={label}>
    <ul
      className={clsx(
        'grid grid-cols-1 gap-4 sm:grid-cols-2',
        isWide ? 'lg:grid-cols-3 xl:grid-cols-4' : 'xl:grid-cols-3',
      )}
    >
      {tiles.map(({ href, icon: Icon, title, text }) => (
        <li key={href}>
          <Link
            href={href}
            className={clsx(
              'flex h-full items-start gap-4 rounded-card border border-line bg-surface p-5 shadow-card',
              'transition-shadow hover:border-line-strong hover:shadow-float',
            )}
          >
            <span
              aria-hidden
              className="grid size-12 shrink-0 place-items-center rounded-control bg-brand-soft text-brand-text"
            >
              <Icon className="size-6" />
            </span>
            <span className="min-w-0">
              <span className="block font-semibold">{title}</span>
              <span className="block text-[0.95rem] leading-snug text-ink-soft">{text}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
