import { CalendarDays, Play } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { themeLabels } from '../../../../lib/theme-labels.ts';
import { AssignButton } from '../../../../shared/assignments/AssignButton.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { LoadError } from '../../../../ui/LoadError.tsx';
import { Paging } from '../../../../ui/Paging.tsx';
import { SkeletonCards } from '../../../../ui/Skeleton.tsx';
import { type Filter, hrefOf, type PuzzlesView } from '../puzzles-view.ts';
import { PuzzleFilters } from './PuzzleFilters.tsx';
import { NextPuzzleButton } from '../NextPuzzleButton.tsx';
import { NothingFound } from '../NothingFound.tsx';
import { LevelQuestion } from './LevelQuestion.tsx';
import { PuzzleCard } from './PuzzleCard.tsx';
import { PuzzleSheetButton } from './PuzzleSheetButton.tsx';
import { PuzzleStatistics } from './PuzzleStatistics.tsx';
import { usePuzzles } from '../use-puzzles.ts';
import { foundText } from '../puzzle-labels.ts';

type PuzzleListProps = {
  view: PuzzlesView;
  isStudent: boolean;
  /** The puzzle that one comes back from. */ cameFrom: number | undefined;
};

/** The student's statistics, the list of puzzles, and the button for the next one. */
export const PuzzleList = ({ view, isStudent, cameFrom }: PuzzleListProps) => {
  const [, go] = useLocation();
  const list = usePuzzles(view);
  const heading = useRef<HTMLHeadingElement>(null);
  const isReady = list.isSuccess;
  useEffect(() => {
    if (!isReady || cameFrom === undefined) return;
    const card = document.querySelector<HTMLElement>(`[data-puzzle="${cameFrom}"]`);
    (card ?? heading.current)?.focus();
  }, [isReady, cameFrom]);

  const filterBy = (filter: Filter) => go(hrefOf(filter));
  const turnTo = (page: number) => {
    go(hrefOf({ ...view, page }));
    heading.current?.focus();
  };
  if (list.data?.difficulties.every(({ total }) => total === 0)) return <NothingFound why="empty" href={hrefOf({})} />;
  return (
    <>
      <Card crowned className="mb-8">
        {list.data?.stats.asksLevel ? <LevelQuestion /> : <Invitation view={view} />}
        <PuzzleStatistics stats={list.data?.stats} />
      </Card>
      <PuzzleFilters
        filter={view}
        counts={list.data?.difficulties ?? []}
        isCounting={list.isPending}
        onChange={filterBy}
      />
      <h2 ref={heading} tabIndex={-1} className="mb-4 text-heading">
        Problemas
        {list.data && (
          <span className="ml-3 font-sans text-base font-normal text-ink-soft">{foundText(list.data.total)}</span>
        )}
      </h2>
      <div className="mb-5 flex flex-wrap gap-3 empty:hidden">
        {view.theme && (
          <AssignButton
            material={{ kind: 'puzzles', theme: view.theme, name: `Problemas: ${themeLabels[view.theme]}` }}
          />
        )}
        {!isStudent && <PuzzleSheetButton filter={view} />}
      </div>
      <Found list={list} view={view} isStudent={isStudent} onGoTo={turnTo} />
    </>
  );
};

const Invitation = ({ view }: { view: PuzzlesView }) => (
  <div className="flex flex-wrap items-center justify-between gap-5">
    <div>
      <h2 className="text-heading">Pronto para o próximo?</h2>
      <p className="text-ink-soft">Escolhemos um problema na medida para você.</p>
    </div>
    <div className="flex flex-wrap gap-3 max-sm:w-full">
      <NextPuzzleButton view={view} daily size="lg" variant="secondary" className="max-sm:w-full">
        <CalendarDays aria-hidden /> Problema do dia
      </NextPuzzleButton>
      <NextPuzzleButton view={view} size="lg" className="max-sm:w-full">
        <Play aria-hidden /> Resolver
      </NextPuzzleButton>
    </div>
  </div>
);

type FoundProps = {
  list: ReturnType<typeof usePuzzles>;
  view: PuzzlesView;
  isStudent: boolean;
  onGoTo: (page: number) => void;
};

const Found = ({ list, view, isStudent, onGoTo }: FoundProps) => {
  if (list.isPending) return <SkeletonCards count={6} className="h-38" />;
  if (list.isError) return <LoadError error={list.error} onRetry={() => list.refetch()} />;
  const { puzzles, total, page, pageSize } = list.data;
  if (puzzles.length === 0)
    return (
      <NothingFound
        why={total > 0 ? 'noSuchPage' : 'filtered'}
        href={total > 0 ? hrefOf({ ...view, page: 1 }) : hrefOf({})}
      />
    );
  return (
    <>
      <ul
        aria-label="Problemas"
        aria-busy={list.isPlaceholderData}
        className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3"
      >
        {puzzles.map(puzzle => (
          <PuzzleCard
            key={puzzle.id}
            puzzle={puzzle}
            href={hrefOf({ ...view, puzzle: puzzle.id })}
            isStudent={isStudent}
          />
        ))}
      </ul>
      <Paging page={page} total={total} pageSize={pageSize} onGoTo={onGoTo} />
    </>
  );
};
