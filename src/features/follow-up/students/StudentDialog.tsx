import { Award, Clock, Mail } from 'lucide-react';
import type { StudentDetail } from '../../../../server/features/follow-up/follow-up.schema.ts';
import { CopyButton } from '../../../board/CopyButton.tsx';
import { formatDate, formatDuration } from '../../../lib/format.ts';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { progressTone } from '../../../shared/professor/rating-and-progress.ts';
import { activityText } from './labels.ts';
import { mailTo } from './mail.ts';
import { StudentLessons } from './StudentLessons.tsx';
import { useStudent } from './use-students.ts';

type Props = { enrollmentId: number; onClose: () => void };

const Facts = ({ student }: { student: StudentDetail }) => {
  const { course, progress, studyMinutes, enrolledAt, completedAt, phone } = student;
  const facts = [
    { label: 'Matrícula', value: formatDate(enrolledAt) },
    { label: 'Última Atividade', value: activityText(student) },
    { label: 'Conclusão', value: completedAt ? formatDate(completedAt) : 'Em andamento' },
    { label: 'Telefone', value: phone ?? 'Não informado' },
  ];
  return (
    <>
      <p className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="font-semibold wrap-anywhere">{course}</span>
        <span className="inline-flex items-center gap-1.5 text-ink-soft">
          <Clock aria-hidden className="size-4" /> {formatDuration(studyMinutes)} de aulas concluídas
        </span>
      </p>
      <Progress value={progress} label={`Progresso em ${course}`} tone={progressTone(progress)} />
      <dl className="my-5 grid grid-cols-2 gap-4 sm:grid-cols-4">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="font-semibold break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
};

const Content = ({ enrollmentId }: { enrollmentId: number }) => {
  const student = useStudent(enrollmentId);
  if (student.isPending) return <Skeleton className="h-64 w-full" />;
  if (student.isError) return <LoadError error={student.error} onRetry={() => student.refetch()} />;
  const { student: detail } = student.data;
  return (
    <>
      <p className="font-display text-xl font-semibold break-words">{detail.name}</p>
      <Email email={detail.email} />
      <Facts student={detail} />
      <StudentLessons lessons={detail.lessons} />
      <div className="mt-6 flex flex-wrap gap-3">
        {detail.email !== null && (
          <a
            href={mailTo({ email: detail.email, course: detail.course })}
            className={buttonStyles({ variant: 'secondary' })}
          >
            <Mail aria-hidden /> Contatar
          </a>
        )}
        {detail.certificateCode && (
          <LinkButton href={`/certificado/${detail.certificateCode}`} variant="ghost">
            <Award aria-hidden /> Ver Certificado
          </LinkButton>
        )}
      </div>
    </>
  );
};

const Email = ({ email }: { email: string | null }) => (
  <p className="mb-4 flex flex-wrap items-center gap-x-3 text-ink-soft">
    <span className="break-all">{email ?? 'Sem email'}</span>
    {email !== null && <CopyButton name="email" text={() => email} />}
  </p>
);

/** A student in a course: lesson by lesson, attempt by attempt. */
export const StudentDialog = ({ enrollmentId, onClose }: Props) => (
  <Dialog open size="lg" title="Detalhes do aluno" onOpenChange={isOpen => !isOpen && onClose()}>
    <Content enrollmentId={enrollmentId} />
  </Dialog>
);
