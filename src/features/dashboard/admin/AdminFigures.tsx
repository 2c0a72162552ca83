import { BookOpen, Star, Users, Wallet } from 'lucide-react';
import { formatMoney } from '../../../lib/format.ts';
import { plural } from '../../../lib/plural.ts';
import { StatTile } from '../../../ui/StatTile.tsx';
import { FiguresRow } from '../FiguresRow.tsx';
import { ratingText } from '../school-figures.ts';

/** The whole school in four figures. */
export const AdminFigures = () => (
  <FiguresRow>
    {({ totalCourses, activeCourses, totalStudents, activeStudents, enrollments, revenue, rating, totalRatings }) => (
      <>
        <StatTile
          icon={BookOpen}
          tone="info"
          label="Cursos"
          value={totalCourses.toLocaleString('pt-BR')}
          hint={plural(activeCourses, 'ativo')}
        />
        <StatTile
          icon={Users}
          label="Alunos em cursos"
          value={totalStudents.toLocaleString('pt-BR')}
          hint={`${plural(activeStudents, 'ativo')} nos últimos 30 dias`}
        />
        <StatTile icon={Wallet} label="Receita" value={formatMoney(revenue)} hint={plural(enrollments, 'matrícula')} />
        <StatTile
          icon={Star}
          tone="gold"
          label="Avaliação média"
          value={ratingText(rating)}
          hint={plural(totalRatings, 'avaliação', 'avaliações')}
        />
      </>
    )}
  </FiguresRow>
);
