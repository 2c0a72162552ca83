import {
  ArrowRight,
  ClipboardCheck,
  Gauge,
  GraduationCap,
  MonitorPlay,
  Star,
  UserPlus,
  Users,
  Wallet,
} from 'lucide-react';
import type { Course } from '../../../../../server/features/courses/courses.schema.ts';
import { formatDate, formatMoney } from '../../../../lib/format.ts';
import { plural } from '../../../../lib/plural.ts';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { LoadError } from '../../../../ui/LoadError.tsx';
import { SkeletonCards } from '../../../../ui/Skeleton.tsx';
import { StatTile } from '../../../../ui/StatTile.tsx';
import { ratingText } from '../../../../shared/professor/rating-and-progress.ts';
import { useCourseReport } from '../use-course-studies.ts';

/** The course in figures, today and over the last thirty days. */
export const Analytics = ({ course: { id } }: { course: Course }) => {
  const asked = useCourseReport(id);
  if (asked.isPending) return <SkeletonCards count={4} className="h-28" />;
  if (asked.isError) return <LoadError error={asked.error} onRetry={() => asked.refetch()} />;
  const { metrics, totals, from, to } = asked.data.report;
  return (
    <div className="grid gap-8">
      <section aria-labelledby="course-now">
        <h2 id="course-now" className="mb-4 text-heading">
          Situação do curso
        </h2>
        <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
          <StatTile
            icon={Users}
            label="Alunos"
            value={metrics.totalStudents.toLocaleString('pt-BR')}
            hint={plural(metrics.activeStudents, 'ativo nos últimos 30 dias', 'ativos nos últimos 30 dias')}
          />
          <StatTile icon={Gauge} tone="info" label="Progresso Médio" value={`${metrics.averageProgress}%`} />
          <StatTile icon={GraduationCap} label="Taxa de Conclusão" value={`${metrics.completionRate}%`} />
          <StatTile icon={Star} tone="gold" label="Avaliação Média" value={ratingText(metrics.averageRating)} />
        </div>
      </section>
      <section aria-labelledby="course-month">
        <h2 id="course-month" className="mb-4 text-heading">
          De {formatDate(from)} a {formatDate(to)}
        </h2>
        <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
          <StatTile
            icon={UserPlus}
            tone="info"
            label="Novas Matrículas"
            value={totals.enrollments.toLocaleString('pt-BR')}
          />
          <StatTile
            icon={MonitorPlay}
            label="Aulas Concluídas"
            value={totals.lessonsCompleted.toLocaleString('pt-BR')}
          />
          <StatTile
            icon={ClipboardCheck}
            label="Quizzes Aprovados"
            value={totals.quizzesPassed.toLocaleString('pt-BR')}
            hint={plural(totals.quizAttempts, 'tentativa')}
          />
          <StatTile icon={Wallet} tone="gold" label="Receita" value={formatMoney(totals.revenue)} />
        </div>
      </section>
      <LinkButton href={`/professor/relatorios?curso=${id}`} variant="secondary" className="justify-self-start">
        Ver relatório completo <ArrowRight aria-hidden />
      </LinkButton>
    </div>
  );
};
