import { useState } from 'react';
import { Check, Radio, UserX } from 'lucide-react';
import type { SchoolClass } from '../../../server/features/classes/classes.schema.ts';
import type { Attendance as Day } from '../../../server/features/classes/wall.schema.ts';
import { errorText } from '../../lib/error-text.ts';
import { plural } from '../../lib/plural.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Field } from '../../ui/Field.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useDay, useMarkDay } from './use-classes.ts';

/** Today by the clock on the wall, as yyyy-mm-dd. */
const today = (): string => new Date().toLocaleDateString('sv-SE');

type Mark = boolean | null;
type RowProps = { student: Day['attendance'][number]; isShut: boolean; onMark: (present: Mark) => void };

/** A mark that is pressed again is taken back: somebody chose the wrong day. */
const Row = ({ student: { fullName, present }, isShut, onMark }: RowProps) => (
  <li className="flex flex-wrap items-center justify-between gap-3 py-2">
    <span className="min-w-0 font-semibold wrap-anywhere">{fullName}</span>
    <span className="flex gap-2">
      <Button
        size="sm"
        variant={present === true ? 'primary' : 'secondary'}
        aria-pressed={present === true}
        aria-label={`${fullName}: presente`}
        disabled={isShut}
        onClick={() => onMark(present === true ? null : true)}
      >
        Presente
      </Button>
      <Button
        size="sm"
        variant={present === false ? 'danger' : 'secondary'}
        aria-pressed={present === false}
        aria-label={`${fullName}: faltou`}
        disabled={isShut}
        onClick={() => onMark(present === false ? null : false)}
      >
        Faltou
      </Button>
    </span>
  </li>
);

const DayList = ({ one, date }: { one: SchoolClass; date: string }) => {
  const found = useDay(one.id, date);
  const mark = useMarkDay();
  if (found.isPending) return <Skeleton className="h-64 w-full" />;
  if (found.isError) return <LoadError error={found.error} onRetry={() => found.refetch()} />;
  const { attendance } = found.data;
  const save = (marks: { userId: number; present: Mark }[]) =>
    mark.mutate(
      { classId: one.id, date, attendance: marks },
      {
        onError: error =>
          toast({ title: 'A presença não foi marcada', description: errorText(error), variant: 'destructive' }),
      },
    );
  if (attendance.length === 0)
    return <EmptyState icon={UserX} title="Nenhum aluno ainda" text="Ponha alunos na turma para marcar a presença." />;
  const open = attendance.filter(({ present }) => present === null);
  const followed = open.filter(student => student.followed);
  return (
    <>
      {!one.archived && open.length > 0 && (
        <Button
          variant="secondary"
          loading={mark.isPending}
          onClick={() => save(open.map(({ userId }) => ({ userId, present: true })))}
        >
          <Check aria-hidden /> {open.length === attendance.length ? 'Todos presentes' : 'Os outros estão presentes'}
        </Button>
      )}
      {!one.archived && followed.length > 0 && (
        <Alert tone="info" className="mt-3 max-w-2xl">
          <p>{plural(followed.length, 'aluno acompanhou', 'alunos acompanharam')} a aula ao vivo deste dia.</p>
          <Button
            size="sm"
            className="mt-3"
            loading={mark.isPending}
            onClick={() => save(followed.map(({ userId }) => ({ userId, present: true })))}
          >
            <Radio aria-hidden /> Presente para quem acompanhou
          </Button>
        </Alert>
      )}
      <ul aria-label="Presença" className="mt-3 max-w-2xl divide-y divide-line">
        {attendance.map(student => (
          <Row
            key={student.userId}
            student={student}
            isShut={one.archived}
            onMark={present => save([{ userId: student.userId, present }])}
          />
        ))}
      </ul>
    </>
  );
};

/** Who was there, day by day. */
export const Attendance = ({ one }: { one: SchoolClass }) => {
  const [date, setDate] = useState(today);
  return (
    <>
      <Field label="Dia da aula" className="mb-5 max-w-60">
        <TextInput type="date" value={date} onChange={({ target }) => setDate(target.value || today())} />
      </Field>
      <DayList key={date} one={one} date={date} />
    </>
  );
};
