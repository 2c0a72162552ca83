import clsx from 'clsx';
import { Menu, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useBackCloses } from '../lib/back-closes.ts';
import { currentOf, type NavigationItem } from './navigation.ts';
import type { SessionUser } from '../shared/session/session.tsx';
import { StudentBadges } from './StudentBadges.tsx';

/**
 * The header's links on a narrow screen, opened below it. It closes on navigation, Escape, Back and a tap outside.
 */
export const MobileMenu = ({ items, user }: { items: NavigationItem[]; user: SessionUser | null }) => {
  const [location] = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  const isOpen = openAt === location;
  useBackCloses(isOpen, () => setOpenAt(null));

  useEffect(() => {
    if (!isOpen) return;
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && setOpenAt(null), { signal });
    document.addEventListener(
      'pointerdown',
      ({ target }) => target instanceof Node && !container.current?.contains(target) && setOpenAt(null),
      { signal },
    );
    return () => listening.abort();
  }, [isOpen]);

  const Icon = isOpen ? X : Menu;
  const links = items.flatMap(item => item.links ?? [item]);
  return (
    <div ref={container} className="xl:hidden">
      <button
        type="button"
        aria-label={isOpen ? 'Fechar menu' : 'Abrir menu'}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpenAt(isOpen ? null : location)}
        className="grid size-11 place-items-center rounded-control hover:bg-night-raised"
      >
        <Icon aria-hidden className="size-6" />
      </button>
      <nav
        id={id}
        aria-label="Menu"
        hidden={!isOpen}
        className={clsx(
          'absolute inset-x-0 top-full max-h-[calc(100dvh-4.5rem)] overflow-y-auto border-b border-night-line',
          'bg-night px-4 pt-3 pb-5 shadow-float',
        )}
      >
        {user?.role === 'student' && (
          <div className="overflow-x-auto pb-3 md:hidden">
            <StudentBadges user={user} />
          </div>
        )}
        <ul className="grid gap-1">
          {links.map(({ href, label }) => (
            <li key={href}>
              <Link
                href={href}
                aria-current={currentOf(href, location)}
                onClick={() => setOpenAt(null)}
                className={clsx(
                  'flex min-h-12 items-center rounded-control px-3 text-lg aria-[current]:bg-night-raised',
                  'font-semibold no-underline hover:bg-night-raised aria-[current]:text-gold',
                )}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
};
