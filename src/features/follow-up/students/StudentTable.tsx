import clsx from 'clsx';
import { ArrowDown, ArrowUp, ArrowUpDown, Mail } from 'lucide-react';
import type { StudentSort, TaughtStudent } from '../../../../server/features/follow-up/follow-up.schema.ts';
import { levelOf } from '../../../lib/levels.ts';
import { progressTone } from '../../../shared/professor/rating-and-progress.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { Progress } from '../../../ui/Progress.tsx';
import { activityText, statusLabels, statusTones } from './labels.ts';
import { mailTo } from './mail.ts';
import type { StudentOrder } from './student-order.ts';

type Column = { name: string; sort?: StudentSort; /** From which width on there is room for it. */ from?: string };

const FROM_SM = 'max-sm:hidden';
const FROM_MD = 'max-md:hidden';
const FROM_LG = 'max-lg:hidden';
const FROM_XL = 'max-xl:hidden';

const columns: readonly Column[] = [
  { name: 'Aluno', sort: 'name' },
  { name: 'Curso', sort: 'course', from: FROM_MD },
  { name: 'Situação', from: FROM_LG },
  { name: 'Progresso', sort: 'progress' },
  { name: 'Nível', sort: 'level', from: FROM_XL },
  { name: 'Aulas', sort: 'lessons', from: FROM_SM },
  { name: 'Última Atividade', sort: 'lastActivity', from: FROM_LG },
];

const inside = 'px-2 py-2 align-middle first:pl-0 last:pr-0';

type StudentTableProps = {
  students: readonly TaughtStudent[];
  order: StudentOrder;
  isStale: boolean;
  onSort: (sort: StudentSort) => void;
  onOpen: (enrollmentId: number) => void;
};

/** The students of a page, one line each. */
export const StudentTable = ({ students, order, isStale, onSort, onOpen }: StudentTableProps) => (
  <table aria-busy={isStale} className={clsx('w-full text-left text-[0.95rem]', isStale && 'opacity-60')}>
    <caption className="sr-only">Alunos</caption>
    <thead className="border-b-2 border-line text-ink-soft">
      <tr>
        {columns.map(column => (
          <ColumnHeading key={column.name} column={column} order={order} onSort={onSort} />
        ))}
        <th scope="col" className={inside}>
          <span className="sr-only">Ações</span>
        </th>
      </tr>
    </thead>
    <tbody className="divide-y divide-line">
      {students.map(student => (
        <StudentRow key={student.enrollmentId ?? `turma-${student.id}`} student={student} onOpen={onOpen} />
      ))}
    </tbody>
  </table>
);

type HeadingProps = { column: Column } & Pick<StudentTableProps, 'order' | 'onSort'>;

const ColumnHeading = ({ column: { name, sort, from }, order, onSort }: HeadingProps) => {
  const isSorted = sort !== undefined && sort === order.sort;
  const Icon = !isSorted ? ArrowUpDown : order.direction === 'asc' ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (order.direction === 'asc' ? 'ascending' : 'descending') : undefined}
      className={clsx(inside, 'font-semibold', from)}
    >
      {sort ? (
        <button
          type="button"
          onClick={() => onSort(sort)}
          className={clsx(
            '-mx-1.5 inline-flex min-h-10 items-center gap-1.5 rounded-control px-1.5 text-left hover:bg-sunken',
            isSorted && 'text-ink',
          )}
        >
          {name} <Icon aria-hidden className={clsx('size-4 shrink-0', !isSorted && 'opacity-60')} />
        </button>
      ) : (
        name
      )}
    </th>
  );
};

type RowProps = { student: TaughtStudent } & Pick<StudentTableProps, 'onOpen'>;

/** To what a student did in the course; of who is in none, to the class. */
const Details = ({ student: { name, enrollmentId, classId }, onOpen }: RowProps) =>
  enrollmentId === null ? (
    <LinkButton
      href={`/turmas/${classId}/alunos`}
      variant="ghost"
      size="sm"
      className="px-2 whitespace-nowrap"
      aria-label={`Ver Turma de ${name}`}
    >
      <span className="max-sm:hidden">Ver Turma</span>
      <span className="sm:hidden">Ver</span>
    </LinkButton>
  ) : (
    <Button
      variant="ghost"
      size="sm"
      className="px-2 whitespace-nowrap"
      aria-label={`Ver Detalhes de ${name}`}
      onClick={() => onOpen(enrollmentId)}
    >
      <span className="max-sm:hidden">Ver Detalhes</span>
      <span className="sm:hidden">Ver</span>
    </Button>
  );

/** One student in one course, or in a class alone. */
const StudentRow = ({ student, onOpen }: RowProps) => {
  const { name, email, avatarUrl, course, status, progress, level, completedLessons, totalLessons } = student;
  const isStudying = student.enrollmentId !== null;
  return (
    <tr className="hover:bg-sunken/50">
      <th scope="row" className={clsx(inside, 'font-normal')}>
        <div className="flex min-w-0 items-center gap-3 xl:min-w-68">
          <Avatar name={name} src={avatarUrl} size="sm" className="max-sm:hidden" />
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">{name}</p>
            <p className="text-sm wrap-anywhere text-ink-soft max-md:hidden">{email}</p>
            <p className="text-sm wrap-anywhere text-ink-soft md:hidden">{course}</p>
          </div>
        </div>
      </th>
      <td className={clsx(inside, FROM_MD, 'wrap-anywhere')}>{course}</td>
      <td className={clsx(inside, FROM_LG)}>
        {isStudying ? <Badge tone={statusTones[status]}>{statusLabels[status]}</Badge> : <Badge>Sem curso</Badge>}
      </td>
      <td className={clsx(inside, 'w-28')}>
        {isStudying ? (
          <>
            <p className="text-right font-semibold tabular-nums">{progress}%</p>
            <Progress
              value={progress}
              label={`Progresso de ${name} em ${course}`}
              tone={progressTone(progress)}
              className="h-2 min-w-16"
            />
          </>
        ) : (
          <p className="text-right text-ink-soft">—</p>
        )}
      </td>
      <td className={clsx(inside, FROM_XL, 'whitespace-nowrap')}>
        {level} · {levelOf(level).name}
      </td>
      <td className={clsx(inside, FROM_SM, 'tabular-nums')}>
        {isStudying ? `${completedLessons}/${totalLessons}` : '—'}
      </td>
      <td className={clsx(inside, FROM_LG, 'whitespace-nowrap')}>{isStudying ? activityText(student) : '—'}</td>
      <td className={inside}>
        <div className="flex items-center justify-end gap-1">
          <Details student={student} onOpen={onOpen} />
          {email !== null && (
            <a
              href={mailTo({ email, course })}
              aria-label={`Contatar ${name}`}
              title="Contatar"
              className={clsx(buttonStyles({ variant: 'ghost', size: 'icon' }), 'max-sm:hidden')}
            >
              <Mail aria-hidden />
            </a>
          )}
        </div>
      </td>
    </tr>
  );
};
