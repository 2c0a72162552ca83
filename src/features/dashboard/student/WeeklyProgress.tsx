import { CalendarCheck } from 'lucide-react';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Panel } from '../Panel.tsx';
import { useWeek } from '../use-dashboard.ts';
import { WeekChart } from './WeekChart.tsx';

/** The XP of the last seven days. */
export const WeeklyProgress = () => (
  <Panel icon={CalendarCheck} title="Progresso Semanal">
    <Week />
  </Panel>
);

const Week = () => {
  const { data, isPending, isError, error, refetch } = useWeek();
  if (isPending) return <Skeleton className="h-48" />;
  if (isError) return <LoadError error={error} onRetry={refetch} />;
  const { days } = data;
  const active = days.filter(({ experience, games }) => experience + games > 0).length;
  const earned = days.reduce((sum, { experience }) => sum + experience, 0);
  if (active === 0) return <p className="text-ink-soft">Nada nos últimos 7 dias. Uma aula ou um problema já conta.</p>;
  return (
    <>
      <p className="mb-4">
        Você ganhou <strong className="tabular-nums">{earned.toLocaleString('pt-BR')} XP</strong> nos últimos 7 dias,
        com estudo ou jogo em {active === days.length ? 'todos eles' : `${active} deles`}.
      </p>
      <WeekChart days={days} />
    </>
  );
};
