import { Link } from 'wouter';
import type { LogEntry } from '../../../server/features/audit/audit.schema.ts';
import { formatMoment } from '../../lib/format.ts';
import { Badge } from '../../ui/Badge.tsx';
import type { Tone } from '../../ui/tones.ts';
import { groupLabels } from './log-filters.ts';

const groupTones: Record<LogEntry['group'], Tone> = {
  access: 'neutral',
  accounts: 'danger',
  teaching: 'info',
  study: 'brand',
  rewards: 'gold',
  store: 'gold',
  bookings: 'info',
};

/** One event as a sentence, with who did it as a way to all that they did. */
export const LogEntryRow = ({ entry: { text, actor, group, address, createdAt } }: { entry: LogEntry }) => {
  const rest = actor && text.startsWith(actor.name) ? text.slice(actor.name.length) : null;
  return (
    <li className="grid gap-x-6 gap-y-1 py-3.5 sm:grid-cols-[minmax(0,1fr)_auto]">
      <p className="min-w-0 wrap-anywhere">
        {actor && rest !== null ? (
          <>
            <Link
              href={`/admin/registro?pessoa=${actor.id}`}
              className="font-semibold underline-offset-4 hover:underline"
            >
              {actor.name}
            </Link>
            {rest}
          </>
        ) : (
          text
        )}
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft sm:justify-end">
        <Badge tone={groupTones[group]}>{groupLabels[group]}</Badge>
        <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
        {address && <span className="tabular-nums">de {address}</span>}
      </p>
    </li>
  );
};
