import { GraduationCap, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../../lib/error-text.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Field } from '../../../ui/Field.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { type Entered, useEventProfessors, useSetEventProfessors } from './use-manage.ts';

/** Who, besides the administrators, sees the entrants of a tournament or programme. */
export const ProfessorsDialog = ({ event, onClose }: { event: Entered; onClose: () => void }) => {
  const list = useEventProfessors(event);
  return (
    <Dialog
      open
      onOpenChange={stays => !stays && onClose()}
      title="Professores"
      description={`Além da administração, só eles veem os nomes e as idades em ${event.name}.`}
      footer={
        <Button variant="secondary" onClick={onClose}>
          Fechar
        </Button>
      }
    >
      {list.isPending ? (
        <div role="status">
          <span className="sr-only">Carregando...</span>
          <Skeleton className="h-32 w-full" />
        </div>
      ) : list.isError ? (
        <LoadError error={list.error} onRetry={() => list.refetch()} />
      ) : (
        <Professors event={event} professors={list.data.professors} />
      )}
    </Dialog>
  );
};

type Professor = { id: number; fullName: string; email: string };

const Professors = ({ event, professors }: { event: Entered; professors: Professor[] }) => {
  const [email, setEmail] = useState('');
  const set = useSetEventProfessors(event);
  const emails = professors.map(professor => professor.email);
  const add = () => set.mutate([...emails, email], { onSuccess: () => setEmail('') });
  return (
    <div className="grid gap-5">
      {professors.length === 0 ? (
        <EmptyState icon={GraduationCap} as="p" title="Ninguém ainda" text="Só a administração vê os inscritos." />
      ) : (
        <ul aria-label="Professores do evento" className="divide-y divide-line">
          {professors.map(({ id, fullName, email: own }) => (
            <li key={id} className="flex items-center justify-between gap-4 py-2">
              <div className="min-w-0">
                <p className="font-semibold wrap-anywhere">{fullName}</p>
                <p className="text-sm text-ink-soft wrap-anywhere">{own}</p>
              </div>
              <Button
                size="sm"
                variant="ghost"
                disabled={set.isPending}
                onClick={() => set.mutate(emails.filter(other => other !== own))}
              >
                <X aria-hidden /> Tirar<span className="sr-only">: {fullName}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form
        noValidate
        className="flex flex-wrap items-end gap-3"
        onSubmit={submitted => {
          submitted.preventDefault();
          add();
        }}
      >
        <Field label="Email da conta de professor" className="min-w-0 flex-1 basis-60">
          <TextInput
            type="email"
            inputMode="email"
            autoComplete="off"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        </Field>
        <Button type="submit" loading={set.isPending}>
          {!set.isPending && <Plus aria-hidden />} Incluir
        </Button>
      </form>
      {set.error && <Alert tone="danger">{errorText(set.error)}</Alert>}
    </div>
  );
};
