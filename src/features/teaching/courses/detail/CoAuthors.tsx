import { useId, useState } from 'react';
import type { Course } from '../../../../../server/features/courses/courses.schema.ts';
import { errorText } from '../../../../lib/error-text.ts';
import { useSession } from '../../../../shared/session/session.tsx';
import { Alert } from '../../../../ui/Alert.tsx';
import { Avatar } from '../../../../ui/Avatar.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { TextInput } from '../../../../ui/TextInput.tsx';
import { toast } from '../../../../ui/toast-store.ts';
import { useCoAuthors } from '../use-courses.ts';

const AddForm = ({ courseId, add }: { courseId: number; add: ReturnType<typeof useCoAuthors>['add'] }) => {
  const [email, setEmail] = useState('');
  return (
    <form
      noValidate
      className="mt-4 flex flex-wrap items-end gap-3"
      onSubmit={event => {
        event.preventDefault();
        add.mutate({ courseId, email }, { onSuccess: () => setEmail('') });
      }}
    >
      <p className="w-full text-ink-soft">
        Um coautor altera o curso e acompanha os alunos. Preço, coautores e exclusão ficam com quem criou o curso.
      </p>
      <Field label="Email de outro professor" className="min-w-0 flex-1 basis-56">
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="off"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      </Field>
      <Button type="submit" variant="secondary" disabled={email.trim() === ''} loading={add.isPending}>
        Compartilhar curso
      </Button>
    </form>
  );
};

/** Who writes the course: its owner and the co-authors. */
export const CoAuthors = ({ course }: { course: Course }) => {
  const id = useId();
  const { user } = useSession();
  const { add, remove } = useCoAuthors();
  const error = add.error ?? remove.error;
  const takeOut = (userId: number, fullName: string) =>
    remove.mutate(
      { courseId: course.id, userId },
      {
        onSuccess: () =>
          toast({ title: userId === user?.id ? 'Você saiu do curso.' : `${fullName} não é mais coautor do curso.` }),
      },
    );
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-heading">
        Professores
      </h2>
      <ul className="divide-y divide-line">
        <li className="flex items-center gap-3 py-2">
          <Avatar name={course.instructor} src={course.instructorAvatar} size="sm" />
          <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{course.instructor}</span>
          <span className="text-ink-soft">Criou o curso</span>
        </li>
        {course.coAuthors.map(({ userId, fullName, avatarUrl }) => (
          <li key={userId} className="flex flex-wrap items-center gap-3 py-2">
            <Avatar name={fullName} src={avatarUrl} size="sm" />
            <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{fullName}</span>
            <span className="text-ink-soft">Coautor</span>
            {(course.owned || userId === user?.id) && (
              <Button variant="ghost" size="sm" disabled={remove.isPending} onClick={() => takeOut(userId, fullName)}>
                {course.owned ? 'Tirar' : 'Sair do curso'}
                <span className="sr-only">: {fullName}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {course.owned && <AddForm courseId={course.id} add={add} />}
      {error && (
        <Alert tone="danger" className="mt-4">
          {errorText(error)}
        </Alert>
      )}
    </Card>
  );
};
