import { useForm } from 'react-hook-form';
import { TeacherForm, type YouthTeacher } from '../../../../server/features/youth/youth.schema.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FormEnd } from '../../../ui/FormEnd.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { FORM_GRID, Line, Lines } from './fields.tsx';
import { showIssues } from './form.ts';
import { useCreateTeacher, useUpdateTeacher } from './use-manage.ts';

const NEW = { name: '', title: '', bio: '', active: true };
type Values = typeof NEW;

/** The form of a new or existing teacher. */
export const TeacherDialog = ({ teacher, onClose }: { teacher: YouthTeacher | null; onClose: () => void }) => {
  const form = useForm<Values>({
    defaultValues: teacher
      ? { name: teacher.name, title: teacher.title, bio: teacher.bio, active: teacher.active }
      : NEW,
  });
  const create = useCreateTeacher();
  const update = useUpdateTeacher();
  const onSuccess = () => {
    onClose();
    toast({ title: teacher ? 'Professor atualizado!' : 'Professor incluído!' });
  };
  const save = (values: Values) => {
    form.clearErrors();
    const { data, error } = TeacherForm.safeParse(values);
    if (error) return showIssues(form, error);
    return teacher
      ? update.mutate({ teacherId: teacher.id, ...data }, { onSuccess })
      : create.mutate(data, { onSuccess });
  };
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
