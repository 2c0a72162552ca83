import { BookOpen, MonitorPlay, Star, Users } from 'lucide-react';
import { plural } from '../../../lib/plural.ts';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { StatTile } from '../../../ui/StatTile.tsx';
import { ratingText } from '../../../shared/professor/rating-and-progress.ts';
import { useOwnCourses, useStatistics } from './use-home.ts';

/** The professor's work in four figures. */
export const HomeFigures = () => {
  const courses = useOwnCourses();
  const statistics = useStatistics();
  if (courses.isPending || statistics.isPending) return <Skeleton className="mb-8 h-28 w-full" />;
  // An error with the courses is shown where they are listed.
  if (courses.isError) return null;
  if (statistics.isError) return <LoadError error={statistics.error} onRetry={() => statistics.refetch()} />;
  const { totalCourses, activeCourses, totalLessons, rating, totalRatings } = courses.data.stats;
  const { totalStudents, activeStudents } = statistics.data.statistics;
  return (
    <section aria-label="Resumo" className="mb-8 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      <StatTile
        icon={BookOpen}
        tone="info"
        label="Cursos Criados"
        value={totalCourses.toLocaleString('pt-BR')}
        hint={plural(activeCourses, 'ativo')}
      />
      <StatTile
        icon={Users}
        label="Total de Alunos"
        value={totalStudents.toLocaleString('pt-BR')}
        hint={`${plural(activeStudents, 'ativo')} nos últimos 30 dias`}
      />
      <StatTile icon={MonitorPlay} label="Aulas Criadas" value={totalLessons.toLocaleString('pt-BR')} />
      <StatTile
        icon={Star}
        tone="gold"
        label="Avaliação Média"
        value={ratingText(rating)}
        hint={rating === null ? 'Nenhuma avaliação ainda' : plural(totalRatings, 'avaliação', 'avaliações')}
      />
    </section>
  );
};
