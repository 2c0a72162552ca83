import { lazy, Suspense } from 'react';
import { LoadError } from '../../ui/LoadError.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ChapterFrame } from './ChapterFrame.tsx';
import type { LessonChapters } from './use-lesson-chapters.ts';

// The board comes only to lessons that have one.
const Boards = lazy(() => import('./LessonChapters.tsx').then(({ LessonChapters }) => ({ default: LessonChapters })));

const Waiting = () => (
  <div role="status" className="grid grid-cols-1 gap-3 print:hidden">
    <span className="sr-only">Carregando o tabuleiro...</span>
    <Skeleton className="h-12 w-full max-w-md" />
    <ChapterFrame board={<Skeleton className="aspect-square w-full" />}>
      <Skeleton className="h-24 w-full" />
    </ChapterFrame>
  </div>
);

type ChaptersSectionProps = {
  lessonId: number;
  boards: LessonChapters;
  studies: boolean;
  onAllSolved: () => void;
};

/** The boards of a lesson, as soon as they are there. */
export const ChaptersSection = ({ lessonId, boards, studies, onAllSolved }: ChaptersSectionProps) => {
  const { chapters, current, asked, choose, error, isPending, retry } = boards;
  if (isPending) return <Waiting />;
  if (!chapters) return error && <LoadError error={error} onRetry={retry} />;
  if (!current) return null;
  return (
    <Suspense fallback={<Waiting />}>
      <Boards
        lessonId={lessonId}
        chapters={chapters}
        current={current}
        asked={asked}
        studies={studies}
        onChoose={choose}
        onAllSolved={onAllSolved}
      />
    </Suspense>
  );
};
