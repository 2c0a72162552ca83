import { CalendarDays } from 'lucide-react';
import type { Week } from '../../../server/features/calendar/calendar.schema.ts';
import { byDay, dayLabel } from '../../shared/calendar/entry-labels.ts';
import { EntryLink } from '../../shared/calendar/EntryLink.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Panel } from './Panel.tsx';

const SHOWN = 6;

/** What the rest of the week brings. */
const WeekPanel = ({ week: { today, entries } }: { week: Week }) => {
  const ahead = entries.filter(({ day }) => day >= today);
  const later = ahead.length - SHOWN;
  return (
    <Panel
      icon={CalendarDays}
      title="Esta semana"
      action={
        <LinkButton href="/calendario" variant="ghost" size="sm" className="-mx-3">
          Ver calendário
        </LinkButton>
      }
    >
      {ahead.length === 0 && <p className="text-ink-soft">Nada mais marcado até domingo.</p>}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] gap-x-6 gap-y-5">
        {byDay(ahead.slice(0, SHOWN)).map(([day, ofDay]) => (
          <section key={day} aria-label={dayLabel(day, today)}>
            <h3 className="mb-2 font-semibold text-ink-soft">{dayLabel(day, today)}</h3>
            <ul className="grid gap-3">
              {ofDay.map(entry => (
                <li key={`${entry.kind}-${entry.id}`}>
                  <EntryLink entry={entry} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {later > 0 && <p className="mt-4 text-ink-soft">{`E mais ${later} no calendário.`}</p>}
    </Panel>
  );
};

export default WeekPanel;
