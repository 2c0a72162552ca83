import { BookOpen, Clock, Eye, Film } from 'lucide-react';
import type { Lesson } from '../../../../server/features/lessons/lessons.schema.ts';
import { formatDuration } from '../../../lib/format.ts';
import { StatTile } from '../../../ui/StatTile.tsx';
import { summaryOf } from './lesson-facts.ts';

export const LessonSummary = ({ lessons }: { lessons: readonly Lesson[] }) => {
  const { total, published, duration, withVideo } = summaryOf(lessons);
  return (
    <section aria-label="Resumo das lições" className="mb-8 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      <StatTile icon={BookOpen} tone="info" label="Total de Lições" value={total} />
      <StatTile icon={Eye} label="Publicadas" value={published} />
      <StatTile icon={Clock} tone="gold" label="Duração Total" value={formatDuration(duration)} />
      <StatTile icon={Film} label="Com Vídeo" value={withVideo} />
    </section>
  );
};
