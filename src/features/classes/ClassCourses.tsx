import { useState } from 'react';
import { BookOpen } from 'lucide-react';
import { Link } from 'wouter';
import type { SchoolClass } from '../../../server/features/classes/classes.schema.ts';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { plural } from '../../lib/plural.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Field } from '../../ui/Field.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { Select } from '../../ui/Select.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useClassCourses, useGiveCourse } from './use-classes.ts';

const GiveForm = ({ classId, given }: { classId: number; given: readonly number[] }) => {
  const [chosen, setChosen] = useState('');
  const all = api.courses.list.useQuery({});
  const give = useGiveCourse();
  const options = (all.data?.courses ?? []).filter(({ id }) => !given.includes(id));
  const submit = () =>
    give.mutate(
      { classId, courseId: Number(chosen) },
      {
        onSuccess: ({ enrolled }) => {
          setChosen('');
          toast({
            title: 'Curso dado à turma!',
            description: `${plural(enrolled, 'matrícula nova', 'matrículas novas')}. Quem entrar depois o recebe.`,
          });
        },
      },
    );
  if (all.isSuccess && options.length === 0)
    return (
      <Alert tone="info" className="mb-6">
        {given.length === 0 ? 'A escola ainda não tem cursos.' : 'A turma já tem todos os cursos da escola.'}{' '}
        <Link href="/professor/cursos" className="font-semibold underline">
          Criar um curso
        </Link>
      </Alert>
    );
  return (
    <form
      noValidate
      className="mb-6 flex flex-wrap items-end gap-3"
      onSubmit={event => {
        event.preventDefault();
        submit();
      }}
    >
      <Field label="Dar um curso à turma" className="min-w-0 flex-1 basis-64">
        <Select value={chosen} onChange={({ target }) => setChosen(target.value)}>
          <option value="">Escolha um curso</option>
          {options.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit" disabled={chosen === ''} loading={give.isPending}>
        Dar curso
      </Button>
      {give.error && (
        <Alert tone="danger" className="basis-full">
          {errorText(give.error)}
        </Alert>
      )}
    </form>
  );
};

/** The courses of a class; professors give it another. */
export const ClassCourses = ({ one }: { one: SchoolClass }) => {
  const found = useClassCourses(one.id);
  if (found.isPending) return <Skeleton className="h-40 w-full" />;
  if (found.isError) return <LoadError error={found.error} onRetry={() => found.refetch()} />;
  const { courses } = found.data;
  return (
    <>
      {one.teaches && !one.archived && <GiveForm classId={one.id} given={courses.map(({ courseId }) => courseId)} />}
      {courses.length === 0 ? (
        <EmptyState icon={BookOpen} title="Nenhum curso ainda" text="Os cursos da turma aparecem aqui." />
      ) : (
        <ul aria-label="Cursos da turma" className="divide-y divide-line">
          {courses.map(({ courseId, title }) => (
            <li key={courseId} className="py-3">
              <Link href={`/course/${courseId}`} className="font-semibold wrap-anywhere text-brand-text underline">
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
