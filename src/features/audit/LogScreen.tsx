import { Download, History, SearchX } from 'lucide-react';
import { useSearchParams } from 'wouter';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AdminArea } from '../../shared/guards/AdminArea.tsx';
import { LogEntryRow } from './LogEntryRow.tsx';
import { LogFilters } from './LogFilters.tsx';
import { isFiltered, type LogPlace, placeFrom, queryOf } from './log-filters.ts';
import { useLog, useLogExport } from './use-log.ts';

type LogQuery = ReturnType<typeof useLog>;

const Entries = ({ log, place }: { log: LogQuery; place: LogPlace }) => {
  if (log.isPending) {
    return (
      <div role="status" className="space-y-3">
        <span className="sr-only">Carregando...</span>
        {Array.from({ length: 6 }, (_, i) => (
          <Skeleton key={i} className="h-12 w-full" />
        ))}
      </div>
    );
  }
  if (log.isError) return <LoadError error={log.error} onRetry={() => log.refetch()} />;
  const entries = log.data.pages.flatMap(({ events }) => events);
  if (entries.length === 0) {
    return isFiltered(place) ? (
      <EmptyState
        icon={SearchX}
        title="Nada registrado com estes filtros"
        text="Tente outro assunto, outra pessoa ou outro dia."
      />
    ) : (
      <EmptyState
        icon={History}
        title="Nada registrado ainda"
        text="O que acontecer na escola a partir de agora aparece aqui."
      />
    );
  }
  return (
    <>
      <ul aria-label="Eventos" aria-busy={log.isPlaceholderData} className="divide-y divide-line">
        {entries.map(entry => (
          <LogEntryRow key={entry.id} entry={entry} />
        ))}
      </ul>
      <div className="mt-6 text-center">
        {log.hasNextPage ? (
          <Button variant="secondary" loading={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
            Mostrar mais antigos
          </Button>
        ) : (
          <p className="text-ink-soft">Fim do registro.</p>
        )}
      </div>
    </>
  );
};

/** What happened in the school: who did what, when and from where. */
const LogScreen = () => (
  <AdminArea title="Registro de Atividades" subtitle="O que aconteceu na escola, do mais novo ao mais antigo.">
    <Log />
  </AdminArea>
);

const Log = () => {
  const [query, setQuery] = useSearchParams();
  const place = placeFrom(query);
  const log = useLog(place);
  const exportAll = useLogExport();
  const people =
    log.data?.pages.flatMap(({ events }) => events.flatMap(({ actor, subject }) => [actor, subject])) ?? [];
  return (
    <Card as="section" aria-label="Eventos da escola">
      <LogFilters
        place={place}
        personName={people.find(person => person?.id === place.person)?.name}
        onFilter={filter => setQuery(queryOf({ ...place, ...filter }), { replace: true })}
      />
      <div className="mb-2 flex justify-end">
        <Button variant="secondary" size="sm" onClick={() => void exportAll(place)}>
          <Download aria-hidden /> Exportar CSV
        </Button>
      </div>
      <Entries log={log} place={place} />
    </Card>
  );
};

export default LogScreen;
