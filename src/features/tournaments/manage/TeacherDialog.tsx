import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { TeacherForm, type YouthTeacher } from '../../../../server/features/youth/youth.schema.ts';
import { zodResolver } from '../../../lib/form.ts';
import { useClearErrorsOnEdit } from '../../../lib/use-clear-errors-on-edit.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FormEnd } from '../../../ui/FormEnd.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { FORM_GRID, Line, Lines } from './fields.tsx';
import { useCreateTeacher, useUpdateTeacher } from './use-manage.ts';

type Values = z.input<typeof TeacherForm>;
const NEW: Values = { name: '', title: '', bio: '', active: true };

/** The form of a new or existing teacher. */
export const TeacherDialog = ({ teacher, onClose }: { teacher: YouthTeacher | null; onClose: () => void }) => {
  const form = useForm<Values, unknown, TeacherForm>({
    resolver: zodResolver(TeacherForm),
    reValidateMode: 'onSubmit',
    defaultValues: teacher
      ? { name: teacher.name, title: teacher.title, bio: teacher.bio, active: teacher.active }
      : NEW,
  });
  useClearErrorsOnEdit(form);
  const create = useCreateTeacher();
  const update = useUpdateTeacher();
  const onSuccess = () => {
    onClose();
    toast({ title: teacher ? 'Professor atualizado!' : 'Professor incluído!' });
  };
  const save = (data: TeacherForm) =>
    teacher ? update.mutate({ teacherId: teacher.id, ...data }, { onSuccess }) : create.mutate(data, { onSuccess });
  return (
    <Dialog
      open
      onOpenChange={stays => !stays && onClose()}
      size="lg"
      title={teacher ? 'Editar professor' : 'Novo professor'}
    >
      <form noValidate className={FORM_GRID} onSubmit={form.handleSubmit(save)}>
        <Line form={form} name="name" label="Nome" />
        <Line form={form} name="title" label="Função" hint="Como ‘Professora da Sub-8’." />
        <Lines form={form} name="bio" label="Apresentação" rows={4} />
        <div className="sm:col-span-2">
          <Switch label="Na equipe" hint="Fora da equipe, some da página." {...form.register('active')} />
        </div>
        <FormEnd
          error={create.error ?? update.error}
          isSaving={create.isPending || update.isPending}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
};
