import { useState } from 'react';
import type { SchoolClass } from '../../../server/features/classes/classes.schema.ts';
import { errorText } from '../../lib/error-text.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useClassChanges } from './use-classes.ts';

const NameForm = ({ one }: { one: SchoolClass }) => {
  const [name, setName] = useState(one.name);
  const [schoolYear, setSchoolYear] = useState(one.schoolYear);
  const { update } = useClassChanges();
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={event => {
        event.preventDefault();
        update.mutate(
          { classId: one.id, name, schoolYear },
          { onSuccess: () => toast({ title: 'Turma atualizada!' }) },
        );
      }}
    >
      <Field label="Nome da turma">
        <TextInput value={name} onChange={({ target }) => setName(target.value)} />
      </Field>
      <Field label="Ano letivo">
        <TextInput value={schoolYear} onChange={({ target }) => setSchoolYear(target.value)} />
      </Field>
      {update.error && <Alert tone="danger">{errorText(update.error)}</Alert>}
      <div>
        <Button type="submit" disabled={one.archived} loading={update.isPending}>
          Salvar
        </Button>
      </div>
    </form>
  );
};

const CodeSection = ({ one }: { one: SchoolClass }) => {
  const { update } = useClassChanges();
  return (
    <>
      <p>
        Com o código <strong className="font-mono">{one.code}</strong> os alunos entram em Turmas, “Código da turma”.
      </p>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-6"
          checked={one.approvesJoining}
          disabled={one.archived || update.isPending}
          onChange={({ target }) => update.mutate({ classId: one.id, approvesJoining: target.checked })}
        />
        Um professor aceita cada um que entra pelo código
      </label>
      <div>
        <Button
          variant="secondary"
          disabled={one.archived}
          loading={update.isPending}
          onClick={() => update.mutate({ classId: one.id, newCode: true })}
        >
          Trocar código
        </Button>
      </div>
    </>
  );
};

const Professors = ({ one }: { one: SchoolClass }) => {
  const [email, setEmail] = useState('');
  const { addProfessor, removeProfessor } = useClassChanges();
  const error = addProfessor.error ?? removeProfessor.error;
  return (
    <>
      <ul aria-label="Professores da turma" className="divide-y divide-line">
        {one.professors.map(({ userId, fullName }) => (
          <li key={userId} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <span className="min-w-0 font-semibold wrap-anywhere">{fullName}</span>
            {one.professors.length > 1 && !one.archived && (
              <Button variant="ghost" size="sm" onClick={() => removeProfessor.mutate({ classId: one.id, userId })}>
                Tirar<span className="sr-only"> {fullName}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {!one.archived && (
        <form
          noValidate
          className="flex flex-wrap items-end gap-3"
          onSubmit={event => {
            event.preventDefault();
            addProfessor.mutate({ classId: one.id, email }, { onSuccess: () => setEmail('') });
          }}
        >
          <Field label="Email de outro professor" className="min-w-0 flex-1 basis-56">
            <TextInput
              type="email"
              inputMode="email"
              autoComplete="off"
              value={email}
              onChange={({ target }) => setEmail(target.value)}
            />
          </Field>
          <Button type="submit" disabled={email.trim() === ''} loading={addProfessor.isPending}>
            Pôr na turma
          </Button>
        </form>
      )}
      {error && <Alert tone="danger">{errorText(error)}</Alert>}
    </>
  );
};

/** The class itself: its name, its code, its professors, and whether it goes on. */
export const ClassSettings = ({ one }: { one: SchoolClass }) => {
  const { update } = useClassChanges();
  return (
    <div className="grid max-w-2xl gap-6">
      <Card as="section" aria-label="Nome e ano">
        <NameForm one={one} />
      </Card>
      <Card as="section" aria-label="Código" className="grid gap-4">
        <h2 className="text-heading">Código da turma</h2>
        <CodeSection one={one} />
      </Card>
      <Card as="section" aria-label="Professores" className="grid gap-4">
        <h2 className="text-heading">Professores</h2>
        <Professors one={one} />
      </Card>
      <Card as="section" aria-label="Arquivar" className="grid gap-4">
        <h2 className="text-heading">{one.archived ? 'Turma arquivada' : 'Fim do ano'}</h2>
        <p className="text-ink-soft">Arquivada, a turma continua a ser lida por inteiro e não muda mais.</p>
        <div>
          <Button
            variant="secondary"
            loading={update.isPending}
            onClick={() => update.mutate({ classId: one.id, archived: !one.archived })}
          >
            {one.archived ? 'Reabrir turma' : 'Arquivar turma'}
          </Button>
        </div>
      </Card>
    </div>
  );
};
