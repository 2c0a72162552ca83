import { Download, History, SearchX } from 'lucide-react';
import { useUrlState } from '../../lib/use-url-state.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AdminArea } from '../../shared/guards/AdminArea.tsx';
import { LogEntryRow } from './LogEntryRow.tsx';
import { LogFilters } from './LogFilters.tsx';
import { isFiltered, type LogFilterValues, logFields } from './log-filters.ts';
import { useLog, useLogExport } from './use-log.ts';

type LogQuery = ReturnType<typeof useLog>;

const Entries = ({ log, filters }: { log: LogQuery; filters: LogFilterValues }) => {
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
    return isFiltered(filters) ? (
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
      <MoreButton list={log} className="mt-6" end={<p className="text-ink-soft">Fim do registro.</p>}>
        Mostrar mais antigos
      </MoreButton>
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
  const [filters, setFilters] = useUrlState(logFields);
  const log = useLog(filters);
  const exportAll = useLogExport();
  const people =
    log.data?.pages.flatMap(({ events }) => events.flatMap(({ actor, subject }) => [actor, subject])) ?? [];
  return (
    <Card as="section" aria-label="Eventos da escola">
      <LogFilters
        filters={filters}
        personName={people.find(person => person?.id === filters.person)?.name}
        onFilter={change => setFilters(change, { replace: true })}
      />
      <div className="mb-2 flex justify-end">
        <Button variant="secondary" size="sm" onClick={() => void exportAll(filters)}>
          <Download aria-hidden /> Exportar CSV
        </Button>
      </div>
      <Entries log={log} filters={filters} />
    </Card>
  );
};

export default LogScreen;
