import { BookOpen, Crown, TrendingUp } from 'lucide-react';
import type { User } from '../../../../server/features/auth/auth.schema.ts';
import type { Enrollment } from '../../../../server/features/enrollments/enrollments.schema.ts';
import { levelText } from '../../../lib/levels.ts';
import { plural } from '../../../lib/plural.ts';
import { ratingText } from '../../../lib/rating-text.ts';
import { StatTile } from '../../../ui/StatTile.tsx';
import { studyFiguresOf } from './study-figures.ts';

export const StudentFigures = ({ user, enrollments }: { user: User; enrollments: readonly Enrollment[] }) => {
  const { active, percent, completedLessons, totalLessons } = studyFiguresOf(enrollments);
  return (
    <div className="mb-6 grid grid-cols-1 gap-4 sm:grid-cols-3">
      <StatTile icon={Crown} tone="gold" label="Rating de xadrez" value={ratingText(user)} hint={levelText(user)} />
      <StatTile
        icon={BookOpen}
        tone="info"
        label="Cursos ativos"
        value={active}
        hint={plural(enrollments.length - active, 'concluído')}
      />
      <StatTile
        icon={TrendingUp}
        label="Progresso geral"
        value={`${percent}%`}
        hint={`${completedLessons} de ${plural(totalLessons, 'aula')}`}
      />
    </div>
  );
};
