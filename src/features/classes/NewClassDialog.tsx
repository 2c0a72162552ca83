import { useForm } from 'react-hook-form';
import { useLocation } from 'wouter';
import { ClassForm } from '../../../server/features/classes/classes.schema.ts';
import { errorText } from '../../lib/error-text.ts';
import { zodResolver } from '../../lib/form.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogEnd } from '../../ui/DialogEnd.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { useCreateClass } from './use-classes.ts';

const thisYear = (): string => String(new Date().getFullYear());

/** The name and year of a new class; then its students are next. */
export const NewClassDialog = ({ onClose }: { onClose: () => void }) => {
  const [, navigate] = useLocation();
  const create = useCreateClass();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(ClassForm),
    reValidateMode: 'onSubmit',
    defaultValues: { name: '', schoolYear: thisYear() },
  });
  const { errors } = formState;
  const submit = handleSubmit(form =>
    create.mutate(form, { onSuccess: made => navigate(`/turmas/${made.class.id}/alunos?colar`) }),
  );
  return (
    <Dialog
      open
      onOpenChange={stays => !stays && onClose()}
      size="sm"
      title="Nova turma"
      description="Depois você cola os nomes dos alunos e imprime os cartões com que eles entram."
    >
      <form noValidate className="grid gap-5" onSubmit={submit}>
        <Field label="Nome da turma" error={errors.name?.message}>
          <TextInput data-first-focus autoComplete="off" placeholder="6º ano A" {...register('name')} />
        </Field>
        <Field label="Ano letivo" error={errors.schoolYear?.message}>
          <TextInput autoComplete="off" {...register('schoolYear')} />
        </Field>
        {create.error && <Alert tone="danger">{errorText(create.error)}</Alert>}
        <DialogEnd>
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" loading={create.isPending}>
            Criar turma
          </Button>
        </DialogEnd>
      </form>
    </Dialog>
  );
};
