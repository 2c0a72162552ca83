import { BookOpen, MonitorPlay, Star, Users } from 'lucide-react';
import type { ProfessorStats } from '../../../../../server/features/teaching/taught-courses.schema.ts';
import { formatMoney } from '../../../../lib/format.ts';
import { plural } from '../../../../lib/plural.ts';
import { StatTile } from '../../../../ui/StatTile.tsx';
import { ratingText } from '../../../../shared/professor/rating-and-progress.ts';

/** The figures of all courses, whatever the filters. */
export const CourseFigures = ({ stats }: { stats: ProfessorStats }) => {
  const {
    totalCourses,
    activeCourses,
    draftCourses,
    pausedCourses,
    publishedLessons,
    enrollments,
    revenue,
    rating,
    totalRatings,
  } = stats;
  const archivedCourses = totalCourses - activeCourses - draftCourses - pausedCourses;
  const standings = [
    plural(activeCourses, 'ativo'),
    plural(draftCourses, 'rascunho'),
    pausedCourses > 0 && plural(pausedCourses, 'pausado'),
    archivedCourses > 0 && plural(archivedCourses, 'arquivado'),
  ];
  return (
    <section aria-label="Resumo dos cursos" className="mb-8 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      <StatTile
        icon={BookOpen}
        tone="info"
        label="Total de Cursos"
        value={totalCourses.toLocaleString('pt-BR')}
        hint={standings.filter(Boolean).join(' · ')}
      />
      <StatTile icon={MonitorPlay} label="Aulas Publicadas" value={publishedLessons.toLocaleString('pt-BR')} />
      <StatTile
        icon={Users}
        label="Matrículas"
        value={enrollments.toLocaleString('pt-BR')}
        hint={`Receita: ${formatMoney(revenue)}`}
      />
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
