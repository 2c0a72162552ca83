import { Eye, Mail } from 'lucide-react';
import type { TaughtStudent } from '../../../../server/features/follow-up/follow-up.schema.ts';
import { formatRelative } from '../../../lib/format.ts';
import { levelOf } from '../../../lib/levels.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { Progress } from '../../../ui/Progress.tsx';
import { progressTone } from '../../../shared/professor/rating-and-progress.ts';
import { mailTo } from './mail.ts';
import { statusLabels, statusTones } from './labels.ts';

const Figure = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt className="text-sm text-ink-soft">{label}</dt>
    <dd className="font-semibold tabular-nums">{value}</dd>
  </div>
);

/** One student in one course. */
export const StudentRow = ({ student, onOpen }: { student: TaughtStudent; onOpen: () => void }) => {
  const { name, email, avatarUrl, course, status, progress, level, completedLessons, totalLessons, lastActivity } =
    student;
  return (
    <li className="grid gap-x-6 gap-y-4 py-5 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="flex min-w-0 gap-4">
        <Avatar name={name} src={avatarUrl} />
        <div className="min-w-0">
          <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
            <span className="wrap-anywhere">{name}</span>
            <Badge tone={statusTones[status]}>{statusLabels[status]}</Badge>
          </h3>
          <p className="text-[0.95rem] break-all text-ink-soft">{email}</p>
          <p className="wrap-anywhere">{course}</p>
        </div>
      </div>
      <div className="flex flex-wrap items-start gap-2 lg:justify-end">
        <Button variant="secondary" size="sm" aria-label={`Ver Detalhes de ${name}`} onClick={onOpen}>
          <Eye aria-hidden /> Ver Detalhes
        </Button>
        <a
          href={mailTo(student)}
          aria-label={`Contatar ${name}`}
          className={buttonStyles({ variant: 'ghost', size: 'sm' })}
        >
          <Mail aria-hidden /> Contatar
        </a>
      </div>
      <div className="lg:col-span-2">
        <dl className="mb-2 grid grid-cols-2 gap-3 sm:grid-cols-4">
          <Figure label="Progresso" value={`${progress}%`} />
          <Figure label="Nível" value={`${level} · ${levelOf(level).name}`} />
          <Figure label="Aulas" value={`${completedLessons}/${totalLessons}`} />
          <Figure label="Última Atividade" value={formatRelative(lastActivity)} />
        </dl>
        <Progress value={progress} label={`Progresso de ${name} em ${course}`} tone={progressTone(progress)} />
      </div>
    </li>
  );
};
