import { lazy, Suspense } from 'react';
import type { Assignment, StudentWork } from '../../../../server/features/assignments/assignments.schema.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { StateBadge } from '../../../shared/assignments/StateBadge.tsx';
import { useStudentWork } from '../use-assignments.ts';
import { HandedInFile } from '../hand-in/HandedInFile.tsx';
import { MarkForm } from './MarkForm.tsx';

const TryReplay = lazy(() => import('./TryReplay.tsx'));

type WorkItem = StudentWork['items'][number];

const goTo = (title: HTMLElement | null): void => {
  title?.focus({ preventScroll: true });
  title?.scrollIntoView({ block: 'start' });
};

type ItemWorkProps = { item: WorkItem; state: StudentWork['row']['state']; isAsked: boolean };
const ItemWork = ({ item, state, isAsked }: ItemWorkProps) => (
  <li className="py-4 first:pt-0">
    <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
      <h3 ref={isAsked ? goTo : null} tabIndex={-1} className="scroll-mt-6 font-semibold wrap-anywhere">
        {item.title}
      </h3>
      <StateBadge state={state} />
    </div>
    {item.tries.length > 0 && <TryReplay tries={item.tries} />}
    {item.matchId !== null && (
      <LinkButton href={`/partidas/${item.matchId}`} size="sm" variant="secondary">
        Ver a partida
      </LinkButton>
    )}
  </li>
);

type LoadedProps = { assignment: Assignment; work: StudentWork; asked: number | undefined };
const Loaded = ({ assignment, work, asked }: LoadedProps) => (
  <div className="grid grid-cols-1 gap-6">
    {work.row.handedInAt !== null && (
      <section>
        <h3 className="mb-1 font-semibold">Entregue em {formatMoment(work.row.handedInAt)}</h3>
        {work.row.text && (
          <p className="mb-3 rounded-control bg-sunken p-4 whitespace-pre-line wrap-anywhere">{work.row.text}</p>
        )}
        {work.row.file && <HandedInFile file={work.row.file} />}
      </section>
    )}
    {assignment.kind !== 'text' && (
      // One wait for all boards: what was asked for is found when nothing above it grows any more.
      <Suspense fallback={<Skeleton className="h-72 w-full" />}>
        <ol className="divide-y divide-line">
          {work.items.map((item, i) => (
            <ItemWork
              key={`${i} ${item.title}`}
              item={item}
              state={work.row.cells[i]?.state ?? 'not_begun'}
              isAsked={i === asked}
            />
          ))}
        </ol>
      </Suspense>
    )}
    <MarkForm key={work.row.userId} assignment={assignment} row={work.row} />
  </div>
);

/** What a student did of an assignment, try by try, and what the professor says of it. */
export const WorkDialog = ({
  assignment,
  userId,
  item,
  onClose,
}: {
  assignment: Assignment;
  userId: number;
  /** The place of the item to go to; from the top without one. */
  item: number | undefined;
  onClose: () => void;
}) => {
  const { data, isPending, isError, error, refetch } = useStudentWork(assignment.id, userId);
  return (
    <Dialog open onOpenChange={open => !open && onClose()} size="lg" title={data?.row.fullName ?? 'Trabalho do aluno'}>
      {isPending && <Skeleton className="h-56 w-full" />}
      {isError && <LoadError error={error} onRetry={refetch} />}
      {data && <Loaded assignment={assignment} work={data} asked={item} />}
    </Dialog>
  );
};
