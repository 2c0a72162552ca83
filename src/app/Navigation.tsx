import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { DropdownMenu, MenuLink } from '../ui/DropdownMenu.tsx';
import { currentOf, type NavigationItem } from './navigation.ts';

const look = clsx(
  'inline-flex min-h-11 items-center gap-1 rounded-control px-1.5 min-[88rem]:px-2 min-[96rem]:px-3',
  'decoration-2 underline-offset-8 aria-[current]:underline',
  'font-semibold no-underline hover:bg-night-raised aria-[current]:text-gold',
);

/** The header's links on a wide screen. An item with links of its own opens them. */
export const Navigation = ({ items }: { items: NavigationItem[] }) => {
  const [location] = useLocation();
  return (
    <nav aria-label="Principal" className="hidden xl:block">
      <ul className="flex items-center">
        {items.map(({ href, label, links }) => {
          const current = currentOf(href, location);
          return (
            <li key={href}>
              {links ? (
                <DropdownMenu
                  align="start"
                  trigger={
                    <button type="button" aria-current={current} className={look}>
                      {label} <ChevronDown aria-hidden className="size-4" />
                    </button>
                  }
                >
                  {links.map(link => (
                    <MenuLink key={link.href} href={link.href}>
                      {link.label}
                    </MenuLink>
                  ))}
                </DropdownMenu>
              ) : (
                <Link href={href} aria-current={current} className={look}>
                  {label}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
};
