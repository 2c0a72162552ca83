import { Check } from 'lucide-react';
import { Link } from 'wouter';
import type { CalendarEntry } from '../../../server/features/calendar/calendar.schema.ts';
import { kindIcons, kindLabels, timesOf } from './entry-labels.ts';

/** One date: when, what, and the way to it. */
export const EntryLink = ({ entry }: { entry: CalendarEntry }) => {
  const { kind, title, where, startsAt, done, href } = entry;
  const Icon = done ? Check : kindIcons[kind];
  return (
    <div className="flex items-start gap-3">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-gold-text" />
      <div className="min-w-0 wrap-anywhere">
        <Link href={href} className="leading-snug font-semibold underline-offset-4 hover:underline">
          {title}
        </Link>
        <p className="text-[0.95rem]">
          <time dateTime={startsAt}>{timesOf(entry)}</time>
          {done && <span className="font-semibold"> · feita</span>}
        </p>
        <p className="text-[0.95rem] text-ink-soft">
          {kindLabels[kind]}
          {where && ` · ${where}`}
        </p>
      </div>
    </div>
  );
};
