import { History } from 'lucide-react';
import type { Enrollment } from '../../../server/features/enrollments/enrollments.schema.ts';
import { formatRelative } from '../../lib/format.ts';
import { byActivity } from '../../lib/study-state.ts';
import { Panel } from './Panel.tsx';

const SHOWN = 5;

/** The last thing done in each course. */
export const RecentActivity = ({ enrollments }: { enrollments: readonly Enrollment[] }) => (
  <Panel icon={History} title="Atividade Recente">
    {enrollments.length === 0 ? (
      <p className="text-ink-soft">Nenhuma atividade ainda.</p>
    ) : (
      <ul className="grid gap-3">
        {byActivity(enrollments)
          .slice(0, SHOWN)
          .map(({ id, courseTitle, completedLessons, lastActivity }) => (
            <li key={id} className="border-l-4 border-brand-soft pl-3">
              <p className="leading-snug">
                {completedLessons > 0 ? 'Aula concluída em ' : 'Matrícula em '}
                <strong className="font-semibold">{courseTitle}</strong>
              </p>
              <p className="text-sm text-ink-soft">
                <time dateTime={lastActivity}>{formatRelative(lastActivity)}</time>
              </p>
            </li>
          ))}
      </ul>
    )}
  </Panel>
);
