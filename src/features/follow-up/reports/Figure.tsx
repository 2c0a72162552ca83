import { lazy, Suspense, useId, useState } from 'react';
import { Card } from '../../../ui/Card.tsx';
import { Chips } from '../../../ui/Chips.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Bars } from './Bars.tsx';
import { DataTable } from './DataTable.tsx';
import type { ChartKind, Table } from './table.ts';

const Chart = lazy(() => import('./Chart.tsx'));

const views = [
  { value: 'chart', label: 'Gráfico' },
  { value: 'table', label: 'Tabela' },
] as const;

type FigureProps = { title: string; kind: ChartKind; table: Table; className?: string };

/** Numbers as a chart or as a table, as the reader prefers. */
export const Figure = ({ title, kind, table, className }: FigureProps) => {
  const id = useId();
  const [view, setView] = useState<(typeof views)[number]['value']>('chart');
  return (
    <Card as="section" aria-labelledby={id} className={className}>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-xl font-semibold">
          {title}
        </h2>
        <Chips label={`Mostrar ${title} como`} chips={views} value={view} onChange={setView} />
      </div>
      {view === 'table' ? (
        <DataTable title={title} table={table} />
      ) : kind === 'rows' ? (
        <Bars title={title} table={table} />
      ) : (
        <Suspense fallback={<Skeleton className="h-72 w-full" />}>
          <Chart title={title} kind={kind} table={table} />
        </Suspense>
      )}
    </Card>
  );
};
