import { LoadError } from '../../../../ui/LoadError.tsx';
import { PageHeading } from '../../../../ui/PageHeading.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { LevelQuestion } from '../../puzzles/list/LevelQuestion.tsx';
import { PuzzleStatistics } from '../../puzzles/list/PuzzleStatistics.tsx';
import { useSession } from '../../../../shared/session/session.tsx';
import { useDue, useDueChapters, useProgress } from '../use-training.ts';
import { countOf } from './due.ts';
import { DueLessons } from './DueLessons.tsx';
import { FreeTraining } from './FreeTraining.tsx';
import { ModeList } from './ModeList.tsx';
import { ThemeChart } from './ThemeChart.tsx';
import { Today } from './Today.tsx';

/** All that can be trained: what is due first, then what is new. */
export const TrainingHome = () => {
  const due = useDue();
  const progress = useProgress();
  const { user } = useSession();
  const chapters = useDueChapters(user?.role === 'student').data?.chapters ?? [];
  const asksLevel = progress.data?.stats.asksLevel === true;
  const isNothingDue = due.data !== undefined && countOf(due.data.due, chapters.length) === 0;
  return (
    <>
      <PageHeading title="Treino" subtitle="Primeiro o que está para ser esquecido, depois o que é novo." />
      <Card crowned className="mb-8">
        {!(asksLevel && isNothingDue) && <Today due={due.data?.due} chapters={chapters.length} />}
        <DueLessons chapters={chapters} />
        {asksLevel && (
          <div className="not-first:mt-6 not-first:border-t not-first:border-line not-first:pt-5">
            <LevelQuestion />
          </div>
        )}
        <PuzzleStatistics stats={progress.data?.stats} />
      </Card>
      <FreeTraining />
      <ModeList />
      {progress.isError ? (
        <LoadError error={progress.error} onRetry={() => progress.refetch()} />
      ) : (
        <ThemeChart themes={progress.data?.themes} />
      )}
    </>
  );
};
