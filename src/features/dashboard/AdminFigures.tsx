import { BookOpen, Star, Users, Wallet } from 'lucide-react';
import { formatMoney } from '../../lib/format.ts';
import { plural } from '../../lib/plural.ts';
import { StatTile } from '../../ui/StatTile.tsx';
import { FiguresRow } from './FiguresRow.tsx';
import { ratingText } from './school-figures.ts';

/** The whole school in four figures. */
export const AdminFigures = () => (
  <FiguresRow>
    {({ courses, active, enrollments, revenue, rating }) => (
      <>
        <StatTile icon={BookOpen} tone="info" label="Cursos" value={courses} hint={plural(active, 'ativo')} />
        <StatTile icon={Users} label="Matrículas" value={enrollments} />
        <StatTile icon={Wallet} label="Receita" value={formatMoney(revenue)} />
        <StatTile icon={Star} tone="gold" label="Avaliação média" value={ratingText(rating)} />
      </>
    )}
  </FiguresRow>
);
