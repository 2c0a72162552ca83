import clsx from 'clsx';
import { ArrowDown, ArrowUp, LifeBuoy } from 'lucide-react';
import { useState } from 'react';
import type { SchoolClass } from '../../../../server/features/classes/classes.schema.ts';
import { formatRelativeDay } from '../../../lib/relative-day.ts';
import { plural } from '../../../lib/plural.ts';
import { ratingText } from '../../../lib/rating-text.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import type { Card } from './cards.ts';
import { GroupActions } from './GroupActions.tsx';
import { type ListedStudent, type Look, LOOKS } from './open-work.ts';
import { found, sorted, type Column, type Sorting } from './sorting.ts';

const inside = 'px-3 py-2.5 text-left align-middle';
const FROM_SM = 'max-sm:hidden';
const FROM_MD = 'max-md:hidden';

const headings: { column: Column; label: string; className?: string }[] = [
  { column: 'fullName', label: 'Aluno' },
  { column: 'lastSeenOn', label: 'Visto', className: FROM_SM },
  { column: 'progress', label: 'Cursos' },
  { column: 'due', label: 'A fazer' },
  { column: 'help', label: 'Ajuda', className: FROM_SM },
  { column: 'rating', label: 'Rating', className: FROM_MD },
  { column: 'attendance', label: 'Presença', className: FROM_MD },
];

type HeadingsProps = { sorting: Sorting; onSort: (sorting: Sorting) => void };

const Headings = ({ sorting: { by, isDown }, onSort }: HeadingsProps) =>
  headings.map(({ column, label, className }) => (
    <th
      key={column}
      scope="col"
      aria-sort={by !== column ? 'none' : isDown ? 'descending' : 'ascending'}
      className={clsx(inside, className)}
    >
      <button
        type="button"
        className="inline-flex min-h-11 items-center gap-1 font-semibold"
        onClick={() => onSort({ by: column, isDown: by === column && !isDown })}
      >
        {label}
        {by === column &&
          (isDown ? <ArrowDown aria-hidden className="size-4" /> : <ArrowUp aria-hidden className="size-4" />)}
      </button>
    </th>
  ));

type RowProps = { student: ListedStudent; isChosen: boolean; mayChoose: boolean; onChoose: () => void };

const Row = ({ student, isChosen, mayChoose, onChoose }: RowProps) => {
  const { fullName, username, lastSeenOn, progress, attendance, due, help } = student;
  return (
    <tr className="hover:bg-sunken/50">
      {mayChoose && (
        <td className={clsx(inside, 'w-12')}>
          <input
            type="checkbox"
            aria-label={`Escolher ${fullName}`}
            className="size-6"
            checked={isChosen}
            onChange={onChoose}
          />
        </td>
      )}
      <th scope="row" className={clsx(inside, 'font-normal')}>
        <span className="block font-semibold wrap-anywhere">{fullName}</span>
        <span className="block text-sm wrap-anywhere text-ink-soft">{username}</span>
      </th>
      <td className={clsx(inside, FROM_SM)}>{lastSeenOn === null ? 'Nunca' : formatRelativeDay(lastSeenOn)}</td>
      <td className={clsx(inside, 'tabular-nums')}>{progress === null ? '—' : `${progress}%`}</td>
      <td className={clsx(inside, 'tabular-nums')}>{due ?? '—'}</td>
      <td className={clsx(inside, FROM_SM)}>
        {help ? (
          <Badge tone="danger">
            <LifeBuoy aria-hidden /> {help}
            <span className="sr-only"> {help === 1 ? 'tarefa precisa' : 'tarefas precisam'} de ajuda</span>
          </Badge>
        ) : (
          '—'
        )}
      </td>
      <td className={clsx(inside, FROM_MD, 'tabular-nums')}>{ratingText(student)}</td>
      <td className={clsx(inside, FROM_MD, 'tabular-nums')}>{attendance === null ? '—' : `${attendance}%`}</td>
    </tr>
  );
};

type StudentTableProps = {
  one: SchoolClass;
  students: readonly ListedStudent[];
  onCards: (cards: readonly Card[]) => void;
};

/** The students as a table to sort, search and choose from. */
export const StudentTable = ({ one, students, onCards }: StudentTableProps) => {
  const [sorting, setSorting] = useState<Sorting>({ by: 'fullName', isDown: false });
  const [search, setSearch] = useState('');
  const [look, setLook] = useState<Look>('all');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const isShown = LOOKS.find(({ value }) => value === look)?.isShown ?? LOOKS[0].isShown;
  const shown = sorted(found(students, search).filter(isShown), sorting);
  const mayChoose = !one.archived;
  const areAll = shown.length > 0 && shown.every(({ userId }) => chosen.has(userId));
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <TextInput
          type="search"
          aria-label="Buscar aluno"
          placeholder="Buscar por nome..."
          className="max-w-sm"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Select
          aria-label="Mostrar"
          className="w-60"
          value={look}
          onChange={({ target }) => setLook(LOOKS.find(({ value }) => value === target.value)?.value ?? 'all')}
        >
          {LOOKS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <p role="status" className="text-ink-soft">
          {plural(shown.length, 'aluno')}
        </p>
      </div>
      <GroupActions
        one={one}
        chosen={students.filter(({ userId }) => chosen.has(userId))}
        onCards={onCards}
        onDone={() => setChosen(new Set())}
      />
      <table className="w-full border-collapse" aria-label="Alunos da turma">
        <thead className="border-b-2 border-line">
          <tr>
            {mayChoose && (
              <th scope="col" className={clsx(inside, 'w-12')}>
                <input
                  type="checkbox"
                  aria-label="Escolher todos"
                  className="size-6"
                  checked={areAll}
                  onChange={() => setChosen(new Set(areAll ? [] : shown.map(({ userId }) => userId)))}
                />
              </th>
            )}
            <Headings sorting={sorting} onSort={setSorting} />
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {shown.map(student => (
            <Row
              key={student.userId}
              student={student}
              mayChoose={mayChoose}
              isChosen={chosen.has(student.userId)}
              onChoose={() =>
                setChosen(current =>
                  current.has(student.userId)
                    ? new Set([...current].filter(id => id !== student.userId))
                    : new Set([...current, student.userId]),
                )
              }
            />
          ))}
        </tbody>
      </table>
    </>
  );
};
