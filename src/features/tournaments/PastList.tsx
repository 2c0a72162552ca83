import { CircleCheck } from 'lucide-react';
import type { Tournament } from '../../../server/features/tournaments/tournaments.schema.ts';
import { dayText } from '../../shared/tournaments/tournament-labels.ts';
import { plural } from '../../lib/plural.ts';

/** Past tournaments: date, categories and number of participants. */
export const PastList = ({ tournaments }: { tournaments: readonly Tournament[] }) => (
  <ul
    aria-label="Torneios anteriores"
    className="divide-y divide-line rounded-card border border-line bg-surface px-5 shadow-card sm:px-7"
  >
    {tournaments.map(({ id, name, startsAt, location, categories, participants, seat }) => (
      <li key={id} className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 py-4">
        <div className="min-w-0 flex-1 basis-72">
          <h3 className="font-sans text-lg leading-snug font-semibold wrap-anywhere">{name}</h3>
          <p className="text-ink-soft wrap-anywhere">
            <time dateTime={startsAt}>{dayText(startsAt)}</time> · {location}
          </p>
          {seat && (
            <p className="mt-1 inline-flex items-center gap-2 font-semibold text-brand-text">
              <CircleCheck aria-hidden className="size-5" /> Você jogou
            </p>
          )}
        </div>
        <p className="text-ink-soft">
          {categories} · {plural(participants, 'participante')}
        </p>
      </li>
    ))}
  </ul>
);
