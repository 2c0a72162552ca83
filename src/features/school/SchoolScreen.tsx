import { DoorClosed, DoorOpen, KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FILL_REQUIRED } from '../../../server/features/auth/auth.schema.ts';
import { SchoolForm as Form, type School } from '../../../server/features/school/school.schema.ts';
import { AccentField } from '../../shared/school/AccentField.tsx';
import { LogoField } from '../../shared/school/LogoField.tsx';
import type { Picture } from '../../shared/images/ImageField.tsx';
import { useSaveSchool } from '../../shared/school/use-save-school.ts';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { zodResolver } from '../../lib/form.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Field } from '../../ui/Field.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { toast } from '../../ui/toast-store.ts';
import { AdminArea } from '../../shared/guards/AdminArea.tsx';

const registrations = [
  { value: 'open', label: 'Aberto', hint: 'Qualquer pessoa pode se cadastrar', icon: DoorOpen },
  { value: 'code', label: 'Com código', hint: 'Só quem tem o código de uma turma', icon: KeyRound },
  { value: 'closed', label: 'Fechado', hint: 'Só entra quem a escola convida', icon: DoorClosed },
] as const;

const SchoolForm = ({ school }: { school: School }) => {
  const [logo, setLogo] = useState<Picture>(school.logoUrl);
  const save = useSaveSchool();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(Form),
    reValidateMode: 'onSubmit',
    defaultValues: {
      name: school.name ?? '',
      accent: school.accent,
      registration: school.registration,
      phrases: school.phrases,
      watching: school.watching,
      purchaseApproval: school.purchaseApproval,
      asksConsent: school.asksConsent,
    },
  });
  const flaw = formState.errors.name?.message;
  const submit = handleSubmit(form =>
    save.mutate(
      { ...form, logo },
      {
        onSuccess: saved => {
          setLogo(saved.school.logoUrl);
          toast({ title: 'Escola atualizada!', description: 'Todos já a veem assim.' });
        },
      },
    ),
  );
  return (
    <form noValidate className="grid max-w-2xl gap-6" onSubmit={submit}>
      <Field
        label="Nome da escola"
        error={flaw === FILL_REQUIRED ? 'Preencha este campo' : flaw}
        hint="Aparece no cabeçalho, no título das páginas e nos certificados."
      >
        <TextInput autoComplete="organization" {...register('name')} />
      </Field>
      <AccentField {...register('accent')} />
      <LogoField logo={logo} onChange={setLogo} />
      <RadioGroup legend="Cadastro de novas contas" options={registrations} {...register('registration')} />
      <Switch
        label="Frases prontas nas partidas"
        hint="Quem joga pode dizer “Boa sorte!” ou “Bom jogo!” ao adversário; não há conversa livre"
        {...register('phrases')}
      />
      <Switch
        label="Alunos assistem a partidas de colegas"
        hint="Só de colegas da mesma turma, só entre colegas, e cada um pode proibir as suas"
        {...register('watching')}
      />
      <Switch
        label="Compras de crianças esperam os responsáveis"
        hint="De contas sem email: o que custa moedas é pago só quando os responsáveis aprovam, no link deles"
        {...register('purchaseApproval')}
      />
      <Switch
        label="Pedir consentimento de responsáveis no cadastro"
        hint="Quem se cadastra diz quando nasceu; com menos de 13 anos, um responsável diz seu nome e consente"
        {...register('asksConsent')}
      />
      {save.error && (
        <Alert tone="danger">{errorText(save.error, 'Não foi possível usar esta imagem. Tente outra.')}</Alert>
      )}
      <div>
        <Button type="submit" loading={save.isPending}>
          {save.isPending ? 'Salvando...' : 'Salvar'}
        </Button>
      </div>
    </form>
  );
};

const Content = () => {
  const found = api.school.get.useQuery();
  if (found.isPending) {
    return (
      <div role="status" className="space-y-4">
        <span className="sr-only">Carregando...</span>
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-24 w-full" />
      </div>
    );
  }
  if (found.isError) return <LoadError error={found.error} onRetry={() => found.refetch()} />;
  return <SchoolForm school={found.data.school} />;
};

/** What the school is called, how it looks and who may sign up, for its administrators to change. */
const SchoolScreen = () => (
  <AdminArea title="Escola" subtitle="O nome, a cor e o logotipo que todos veem, e quem pode se cadastrar.">
    <Card as="section" aria-label="Nome, aparência e cadastro">
      <Content />
    </Card>
  </AdminArea>
);

export default SchoolScreen;
