import clsx from 'clsx';
import { FilePen } from 'lucide-react';
import { Link } from 'wouter';
import { formatRelative } from '../../../lib/format.ts';
import { plural } from '../../../lib/plural.ts';
import { Card } from '../../../ui/Card.tsx';
import { useDrafts } from './use-drafts.ts';

/**
 * The professor's drafts, to continue. Hidden when there are none, and when they cannot be loaded: a new course
 * does not need them.
 */
export const DraftList = () => {
  const drafts = useDrafts().data?.courses ?? [];
  if (drafts.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="rascunhos" className="mb-6">
      <h3 id="rascunhos" className="text-heading">
        Continuar um rascunho
      </h3>
      <ul className="mt-3 grid gap-2 sm:grid-cols-2">
        {drafts.map(({ id, title, totalLessons, lastUpdated }) => (
          <li key={id}>
            <Link
              href={`/create-course?rascunho=${id}`}
              className={clsx(
                'flex min-h-14 items-center gap-3 rounded-control border border-line px-4 py-2.5',
                'hover:border-line-strong hover:bg-sunken',
              )}
            >
              <FilePen aria-hidden className="size-5 shrink-0 text-brand-text" />
              <span className="min-w-0">
                <span className="block truncate font-semibold">{title}</span>
                <span className="block text-sm text-ink-soft">
                  {plural(totalLessons, 'aula')} · salvo {formatRelative(lastUpdated)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
};
