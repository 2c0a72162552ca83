import { useState } from 'react';
import { Link } from 'wouter';
import type { Assignment } from '../../../server/features/assignments/assignments.schema.ts';
import { formatMoment } from '../../lib/moments.ts';
import { isDone, isOpen, kindLabels } from './assignment-labels.ts';
import { StateBadge } from './StateBadge.tsx';

const Row = ({ assignment, isLinked }: { assignment: Assignment; isLinked: boolean }) => {
  const { id, title, className, kind, dueAt, items, own } = assignment;
  const done = own?.cells.filter(({ state }) => isDone(state)).length ?? 0;
  const [now] = useState(Date.now);
  const isLate = isOpen(assignment) && Date.parse(dueAt) < now;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-52 wrap-anywhere">
        {isLinked ? (
          <Link
            href={`/tarefas/${id}`}
            className="text-lg leading-snug font-semibold underline-offset-4 hover:underline"
          >
            {title}
          </Link>
        ) : (
          <span className="text-lg leading-snug font-semibold">{title}</span>
        )}
        <p className="text-[0.95rem] text-ink-soft">
          {className} · {kindLabels[kind]}
          {items.length > 1 && ` · ${done} de ${items.length}`}
        </p>
        <p className={isLate ? 'text-[0.95rem] font-semibold text-danger-text' : 'text-[0.95rem]'}>
          {isLate ? 'Prazo passou: ' : 'Até '}
          <time dateTime={dueAt}>{formatMoment(dueAt)}</time>
        </p>
      </div>
      {own && (own.excused ? <span className="text-ink-soft">Dispensado</span> : <StateBadge state={own.state} />)}
    </li>
  );
};

/** A student's assignments; guardians only read them. */
export const AssignmentList = ({
  label,
  assignments,
  isLinked = true,
}: {
  label: string;
  assignments: readonly Assignment[];
  isLinked?: boolean;
}) => (
  <ul aria-label={label} className="divide-y divide-line">
    {assignments.map(assignment => (
      <Row key={assignment.id} assignment={assignment} isLinked={isLinked} />
    ))}
  </ul>
);
