import { Eye, PencilLine, Plus } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FILL_REQUIRED } from '../../../../../server/features/auth/auth.schema.ts';
import { NewTokenInput, TOKEN_DAYS } from '../../../../../server/features/tokens/tokens.schema.ts';
import { errorText } from '../../../../lib/error-text.ts';
import { zodResolver } from '../../../../lib/form.ts';
import { Alert } from '../../../../ui/Alert.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { DialogEnd } from '../../../../ui/DialogEnd.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { PasswordInput } from '../../../../ui/PasswordInput.tsx';
import { RadioGroup } from '../../../../ui/RadioGroup.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { Switch } from '../../../../ui/Switch.tsx';
import { TextInput } from '../../../../ui/TextInput.tsx';
import { WRONG_PASSWORD } from '../use-settings.ts';
import { TokenSecret } from './TokenSecret.tsx';
import { useCreateToken } from './use-tokens.ts';

const reaches = [
  { value: 'read', label: 'Só ler', hint: 'Consulta o que você vê', icon: Eye },
  { value: 'write', label: 'Ler e alterar', hint: 'Também faz o que você pode fazer', icon: PencilLine },
] as const;

/** The dialog's form: the days from a list, the scopes as two questions. */
const TokenForm = z.object({
  name: NewTokenInput.shape.name,
  reach: z.enum(['read', 'write']),
  admin: z.boolean(),
  days: z.string(),
  password: NewTokenInput.shape.password,
});
const EMPTY = { name: '', reach: 'read' as const, admin: false, days: '90', password: '' };

/** The button, the form, and the secret, which is shown once. */
export const NewToken = ({ isAdmin }: { isAdmin: boolean }) => {
  const [open, setOpen] = useState(false);
  const [secret, setSecret] = useState<string>();
  const change = (stays: boolean) => {
    setOpen(stays);
    setSecret(undefined);
  };
  const trigger = (
    <Button variant="secondary">
      <Plus aria-hidden /> Criar token
    </Button>
  );
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      trigger={trigger}
      title={secret ? 'Seu novo token' : 'Criar token de acesso'}
      description={
        secret
          ? 'Copie agora: por segurança, ele não será mostrado de novo.'
          : 'Um programa que o tenha fala em seu nome. Sua senha, suas sessões e a exclusão da conta ficam fora ' +
            'do alcance dele.'
      }
    >
      {secret ? (
        <TokenSecret secret={secret} onDone={() => change(false)} />
      ) : (
        <Questions isAdmin={isAdmin} onMade={setSecret} />
      )}
    </Dialog>
  );
};

const Questions = ({ isAdmin, onMade }: { isAdmin: boolean; onMade: (secret: string) => void }) => {
  const create = useCreateToken();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(TokenForm),
    reValidateMode: 'onSubmit',
    defaultValues: EMPTY,
  });
  const { errors } = formState;
  const submit = handleSubmit(({ name, reach, admin, days, password }) =>
    create.mutate(
      NewTokenInput.parse({ name, scopes: [reach, ...(admin ? ['admin'] : [])], days: Number(days), password }),
      {
        onSuccess: made => onMade(made.secret),
        onError: error => {
          const message = errorText(error);
          if (message === WRONG_PASSWORD) setError('password', { message }, { shouldFocus: true });
          else setError('root', { message });
        },
      },
    ),
  );
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <Field label="Nome" hint="Onde ele vai ser usado, por exemplo “Planilha da turma”" error={errors.name?.message}>
        <TextInput autoComplete="off" maxLength={60} {...register('name')} />
      </Field>
      <RadioGroup legend="O que o token permite" options={reaches} stacked {...register('reach')} />
      {isAdmin && (
        <Switch
          label="Inclui a administração da escola"
          hint="Usuários, registro e tudo o que só administradores podem"
          {...register('admin')}
        />
      )}
      <Field label="Vale por" hint="Depois disso ele para de funcionar sozinho">
        <Select {...register('days')}>
          {TOKEN_DAYS.map(days => (
            <option key={days} value={days}>
              {days === 365 ? '1 ano' : `${days} dias`}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label="Sua senha"
        hint="Para que ninguém crie um token em seu lugar"
        error={errors.password?.message === FILL_REQUIRED ? 'Preencha este campo' : errors.password?.message}
      >
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </Field>
      {errors.root && <Alert tone="danger">{errors.root.message}</Alert>}
      <DialogEnd>
        <Button type="submit" loading={create.isPending}>
          {create.isPending ? 'Criando...' : 'Criar token'}
        </Button>
      </DialogEnd>
    </form>
  );
};
