import { useState } from 'react';
import { Link } from 'wouter';
import type { LessonStudentState } from '../../../../server/features/follow-up/lesson-students.schema.ts';
import { formatDate } from '../../../lib/format.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Paging } from '../../../ui/Paging.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/Tabs.tsx';
import { useLessonStudents } from './use-lesson-students.ts';

const tabs: readonly { state: LessonStudentState; label: string; empty: string }[] = [
  { state: 'completed', label: 'Concluíram', empty: 'Ninguém concluiu esta aula ainda' },
  { state: 'pending', label: 'Ainda não', empty: 'Todos já concluíram esta aula' },
];

type Choice = { lessonId: number; state: LessonStudentState };

const Names = ({ lessonId, state }: Choice) => {
  const [page, setPage] = useState(1);
  const found = useLessonStudents({ lessonId, state, page });
  if (found.isPending) return <Skeleton className="h-40 w-full" />;
  if (found.isError) return <LoadError error={found.error} onRetry={() => found.refetch()} />;
  const { students, total, pageSize } = found.data;
  if (total === 0) return <EmptyState title={tabs.find(tab => tab.state === state)?.empty ?? ''} />;
  return (
    <>
      <ul aria-busy={found.isPlaceholderData} className="divide-y divide-line">
        {students.map(({ enrollmentId, name, avatarUrl, completedAt }) => (
          <li key={enrollmentId} className="flex items-center gap-3 py-2">
            <Avatar name={name} src={avatarUrl} size="sm" />
            <Link
              href={`/professor/manage-students?aluno=${enrollmentId}`}
              className="min-w-0 flex-1 py-2 font-semibold wrap-anywhere underline-offset-4 hover:underline"
            >
              {name}
            </Link>
            {completedAt && <span className="text-ink-soft tabular-nums">{formatDate(completedAt)}</span>}
          </li>
        ))}
      </ul>
      <Paging page={page} total={total} pageSize={pageSize} onGoTo={setPage} />
    </>
  );
};

type LessonStudentsProps = { lesson: { id: number; title: string }; onClose: () => void };

/** Who of the course's students completed a lesson, and who did not yet. */
export const LessonStudents = ({ lesson: { id, title }, onClose }: LessonStudentsProps) => {
  const [state, setState] = useState<LessonStudentState>('completed');
  const counts = useLessonStudents({ lessonId: id, state, page: 1 }).data?.counts;
  return (
    <Dialog open title={`Quem concluiu “${title}”`} size="lg" onOpenChange={open => !open && onClose()}>
      <Tabs value={state} onValueChange={chosen => setState(chosen as LessonStudentState)}>
        <TabList label="Alunos da aula">
          {tabs.map(tab => (
            <Tab key={tab.state} value={tab.state}>
              {tab.label}
              {counts && <span className="tabular-nums">({counts[tab.state].toLocaleString('pt-BR')})</span>}
            </Tab>
          ))}
        </TabList>
        <TabPanel value={state}>
          <Names key={state} lessonId={id} state={state} />
        </TabPanel>
      </Tabs>
    </Dialog>
  );
};
