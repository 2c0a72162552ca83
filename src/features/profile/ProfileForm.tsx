import { useForm } from 'react-hook-form';
import type { User } from '../../../server/features/auth/auth.schema.ts';
import { ProfileForm as Profile } from '../../../server/features/profile/profile.schema.ts';
import { zodResolver } from '../../lib/form.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Textarea } from '../../ui/Textarea.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { useSaveProfile } from './use-profile.ts';

/** The profile to be edited. It lives only while it is edited, so leaving it unsaved is cancelling. */
export const ProfileForm = ({ user, onSaved }: { user: User; onSaved: () => void }) => {
  const save = useSaveProfile(onSaved);
  const { register, handleSubmit, clearErrors, formState } = useForm({
    resolver: zodResolver(Profile),
    reValidateMode: 'onSubmit',
    defaultValues: {
      fullName: user.fullName,
      phone: user.phone ?? '',
      dateOfBirth: user.dateOfBirth ?? '',
      location: user.location ?? '',
      bio: user.bio ?? '',
    },
  });
  const { errors } = formState;
  const line = (name: keyof Profile) => register(name, { onChange: () => clearErrors(name) });

  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-5 sm:grid-cols-2"
      onSubmit={handleSubmit(profile => save.mutate(profile))}
    >
      {user.email === null ? (
        <Field label="Nome completo" hint="Quem muda seu nome é a sua escola.">
          <TextInput disabled value={user.fullName} />
        </Field>
      ) : (
        <>
          <Field label="Nome completo" error={errors.fullName?.message}>
            <TextInput autoComplete="name" {...line('fullName')} />
          </Field>
          <Field label="Email" hint="Para trocar o email, abra Configurações.">
            <TextInput type="email" disabled value={user.email} />
          </Field>
        </>
      )}
      <Field label="Telefone" optional error={errors.phone?.message}>
        <TextInput type="tel" autoComplete="tel" {...line('phone')} />
      </Field>
      <Field label="Data de nascimento" optional error={errors.dateOfBirth?.message}>
        <TextInput type="date" autoComplete="bday" {...line('dateOfBirth')} />
      </Field>
      <Field label="Localização" optional className="sm:col-span-2" error={errors.location?.message}>
        <TextInput placeholder="Cidade, UF" {...line('location')} />
      </Field>
      <Field
        label="Biografia"
        optional
        className="sm:col-span-2"
        error={errors.bio?.message}
        hint="Até 500 caracteres."
      >
        <Textarea rows={5} placeholder="Conte um pouco sobre você e o seu xadrez" {...line('bio')} />
      </Field>
      <div className="sm:col-span-2">
        <Button type="submit" loading={save.isPending}>
          {save.isPending ? 'Salvando...' : 'Salvar Alterações'}
        </Button>
      </div>
    </form>
  );
};
