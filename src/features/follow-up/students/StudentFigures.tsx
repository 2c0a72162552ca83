import { Gauge, Star, UserCheck, Users } from 'lucide-react';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { StatTile } from '../../../ui/StatTile.tsx';
import { ratingText } from '../../../shared/professor/rating-and-progress.ts';
import { useStatistics } from './use-students.ts';

/** The professor's students in four figures. */
export const StudentFigures = () => {
  const statistics = useStatistics();
  if (statistics.isPending) return <Skeleton className="mb-8 h-28 w-full" />;
  if (statistics.isError) return <LoadError error={statistics.error} onRetry={() => statistics.refetch()} />;
  const { totalStudents, activeStudents, averageProgress, averageRating } = statistics.data.statistics;
  return (
    <section aria-label="Resumo dos alunos" className="mb-8 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      <StatTile icon={Users} label="Total de Alunos" value={totalStudents} />
      <StatTile icon={UserCheck} tone="info" label="Alunos Ativos" value={activeStudents} hint="Nos últimos 30 dias" />
      <StatTile icon={Gauge} label="Progresso Médio" value={`${averageProgress}%`} />
      <StatTile
        icon={Star}
        tone="gold"
        label="Avaliação Média"
        value={ratingText(averageRating)}
        hint={averageRating === null ? 'Nenhuma avaliação ainda' : undefined}
      />
    </section>
  );
};
