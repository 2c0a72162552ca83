import { LoadError } from '../../../../ui/LoadError.tsx';
import { PageHeading } from '../../../../ui/PageHeading.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { LevelQuestion } from '../../puzzles/list/LevelQuestion.tsx';
import { PuzzleStatistics } from '../../puzzles/list/PuzzleStatistics.tsx';
import { useSession } from '../../../../shared/session/session.tsx';
import { useDue, useDueChapters, useProgress } from '../use-training.ts';
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
  return (
    <>
      <PageHeading title="Treino" subtitle="Primeiro o que está para ser esquecido, depois o que é novo." />
      <Card crowned className="mb-8">
        {progress.data?.stats.asksLevel ? <LevelQuestion /> : <Today due={due.data?.due} chapters={chapters.length} />}
        <DueLessons chapters={chapters} />
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
