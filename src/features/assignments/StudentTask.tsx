import type { Assignment, Item } from '../../../server/features/assignments/assignments.schema.ts';
import { formatMoment } from '../../lib/moments.ts';
import { LessonText } from '../../shared/pgn/LessonText.tsx';
import { isDone, kindLabels } from '../../shared/assignments/assignment-labels.ts';
import { StateBadge } from '../../shared/assignments/StateBadge.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { HandedIn, HandIn } from './hand-in/HandIn.tsx';

/** Where an item is done. */
const hrefOf = ({ id, kind, level }: Assignment, item: Item): string | undefined => {
  const { courseId, lessonId, chapterId, puzzleId } = item;
  if (puzzleId !== null) return `/practice?aba=problemas&problema=${puzzleId}&tarefa=${id}`;
  if (courseId !== null && lessonId === null) return `/course/${courseId}`;
  if (courseId !== null)
    return `/course/${courseId}?aula=${lessonId}${chapterId === null ? '' : `&capitulo=${chapterId}`}`;
  if (kind === 'games') return level === null ? '/partidas' : '/practice';
  return undefined;
};

/** An assignment as its student sees it: what there is to do, how it stands, and where it is done. */
export const StudentTask = ({ assignment }: { assignment: Assignment }) => {
  const { title, className, kind, dueAt, instructions, items, own, closed, maxPoints } = assignment;
  if (!own) return null;
  return (
    <>
      <PageHeading
        title={title}
        subtitle={`${className} · ${kindLabels[kind]} · até ${formatMoment(dueAt)}`}
        actions={own.excused ? undefined : <StateBadge state={own.state} />}
      />
      <div className="grid grid-cols-1 gap-6">
        {own.excused && <Alert title="Você está dispensado desta tarefa" />}
        {own.comment && (
          <Card as="section">
            <h2 className="mb-2 text-heading">O professor escreveu</h2>
            <p className="whitespace-pre-line wrap-anywhere">{own.comment}</p>
          </Card>
        )}
        {instructions && (
          <Card as="section" aria-label="Instruções">
            <LessonText text={instructions} />
          </Card>
        )}
        <Card as="section">
          <h2 className="mb-4 text-heading">O que fazer</h2>
          {kind === 'text' ? (
            closed ? (
              <HandedIn assignment={assignment} />
            ) : (
              <HandIn assignment={assignment} />
            )
          ) : (
            <ol className="divide-y divide-line">
              {items.map((item, i) => {
                const state = own.cells[i]?.state ?? 'not_begun';
                const href = hrefOf(assignment, item);
                return (
                  <li
                    key={`${item.title} ${item.chapterId ?? item.puzzleId ?? item.lessonId ?? i}`}
                    className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0 last:pb-0"
                  >
                    <span className="min-w-0 flex-1 basis-40 font-semibold wrap-anywhere">{item.title}</span>
                    <StateBadge state={state} />
                    {href && (
                      <LinkButton href={href} size="sm" variant={isDone(state) ? 'secondary' : undefined}>
                        {isDone(state) ? 'Ver' : 'Fazer'}
                        <span className="sr-only">: {item.title}</span>
                      </LinkButton>
                    )}
                  </li>
                );
              })}
            </ol>
          )}
        </Card>
        {maxPoints > 0 && own.points !== null && (
          <p className="text-ink-soft">
            Pontos até agora: <strong className="text-ink">{own.points.toLocaleString('pt-BR')}</strong> de {maxPoints}
          </p>
        )}
      </div>
    </>
  );
};
