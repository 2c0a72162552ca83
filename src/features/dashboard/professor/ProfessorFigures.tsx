import { BookOpen, MonitorPlay, Star, Users } from 'lucide-react';
import { plural } from '../../../lib/plural.ts';
import { StatTile } from '../../../ui/StatTile.tsx';
import { FiguresRow } from '../FiguresRow.tsx';
import { ratingText } from '../school-figures.ts';

/** The professor's own courses in four figures. */
export const ProfessorFigures = () => (
  <FiguresRow>
    {({ totalCourses, activeCourses, publishedLessons, totalStudents, activeStudents, rating, totalRatings }) => (
      <>
        <StatTile
          icon={BookOpen}
          tone="info"
          label="Cursos"
          value={totalCourses.toLocaleString('pt-BR')}
          hint={plural(activeCourses, 'ativo')}
        />
        <StatTile icon={MonitorPlay} label="Aulas publicadas" value={publishedLessons.toLocaleString('pt-BR')} />
        <StatTile
          icon={Users}
          label="Alunos"
          value={totalStudents.toLocaleString('pt-BR')}
          hint={`${plural(activeStudents, 'ativo')} nos últimos 30 dias`}
        />
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
