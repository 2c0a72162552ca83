import { BookOpen, MonitorPlay, Star, Users } from 'lucide-react';
import { plural } from '../../lib/plural.ts';
import { StatTile } from '../../ui/StatTile.tsx';
import { FiguresRow } from './FiguresRow.tsx';
import { ratingText } from './school-figures.ts';

/** The professor's own courses in four figures. */
export const ProfessorFigures = () => (
  <FiguresRow>
    {({ courses, active, lessons, enrollments, rating }) => (
      <>
        <StatTile icon={BookOpen} tone="info" label="Cursos" value={courses} hint={plural(active, 'ativo')} />
        <StatTile icon={MonitorPlay} label="Aulas publicadas" value={lessons} />
        <StatTile icon={Users} label="Matrículas" value={enrollments} />
        <StatTile icon={Star} tone="gold" label="Avaliação média" value={ratingText(rating)} />
      </>
    )}
  </FiguresRow>
);
