import { ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import { Link } from 'wouter';

export type Crumb = { label: string; href?: string; /** Its name is on its way. */ isLoading?: boolean };

/** Where this page stands; the last crumb is the page itself. */
export const Breadcrumbs = ({ crumbs }: { crumbs: readonly Crumb[] }) => (
  <nav
    aria-label="Você está em"
    className="mb-4 beside-board:mb-0 game-open:mb-0 text-[0.95rem] text-ink-soft print:hidden"
  >
    <ol className="flex flex-wrap items-center gap-x-1.5 [&_li[aria-busy=true]~li]:invisible">
      {crumbs.map(({ label, href, isLoading }, index) => (
        <Fragment key={`${index} ${label}`}>
          {index > 0 && (
            <li aria-hidden>
              <ChevronRight className="size-4" />
            </li>
          )}
          <li className="wrap-anywhere" aria-busy={isLoading}>
            {href && index < crumbs.length - 1 ? (
              <Link
                href={href}
                className="inline-flex min-h-10 items-center underline-offset-4 hover:text-ink hover:underline"
              >
                {label}
              </Link>
            ) : (
              <span
                aria-current={index === crumbs.length - 1 ? 'page' : undefined}
                className="inline-flex min-h-10 items-center font-semibold text-ink"
              >
                {label}
              </span>
            )}
          </li>
        </Fragment>
      ))}
    </ol>
  </nav>
);
