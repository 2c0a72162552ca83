import { History } from 'lucide-react';
import { Link } from 'wouter';
import { formatRelative } from '../../../lib/format.ts';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Panel } from '../Panel.tsx';
import { useLatestEvents } from '../use-dashboard.ts';

/** The latest events in the school. */
export const ActivityLog = () => (
  <Panel
    icon={History}
    title="Registro de Atividades"
    action={
      <Link
        href="/admin/registro"
        className="inline-flex min-h-10 items-center font-semibold text-brand-text underline underline-offset-4"
      >
        Ver tudo
      </Link>
    }
  >
    <Events />
  </Panel>
);

const Events = () => {
  const latest = useLatestEvents();
  if (latest.isPending) return <Skeleton className="h-40" />;
  if (latest.isError) return <LoadError error={latest.error} onRetry={() => latest.refetch()} />;
  const { events } = latest.data;
  if (events.length === 0)
    return <p className="text-ink-soft">Nada registrado ainda: o que acontecer na escola aparece aqui.</p>;
  return (
    <ul aria-label="Últimos eventos" className="divide-y divide-line">
      {events.map(({ id, text, createdAt }) => (
        <li
          key={id}
          className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-3 first:pt-0 last:pb-0"
        >
          <p className="min-w-0 flex-1 basis-64 wrap-anywhere">{text}</p>
          <time dateTime={createdAt} className="text-sm text-ink-soft">
            {formatRelative(createdAt)}
          </time>
        </li>
      ))}
    </ul>
  );
};
