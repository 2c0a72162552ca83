import { useState } from 'react';
import type { GuardianMail } from '../../../server/features/guardians/guardian-mails.schema.ts';
import { errorText } from '../../lib/error-text.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { useGuardianMail } from './use-digests.ts';

/** The week by mail: to which address, and how to end it. */
export const WeekMail = ({ secret, known }: { secret: string; known: GuardianMail }) => {
  const { mail, save, isPending, error } = useGuardianMail(secret, known);
  const [email, setEmail] = useState('');
  if (!mail.available) return null;
  return (
    <div className="mt-5 grid gap-3 border-t border-line pt-5">
      {mail.email === null ? (
        <form
          className="grid gap-3"
          onSubmit={event => {
            event.preventDefault();
            save(email);
          }}
        >
          <Field
            label="Receber a semana por email"
            hint="Toda segunda-feira. O endereço recebe antes um pedido de confirmação."
            error={error?.data?.issues?.[0]?.message}
          >
            <TextInput
              type="email"
              autoComplete="email"
              value={email}
              onChange={({ target }) => setEmail(target.value)}
            />
          </Field>
          <Button type="submit" variant="secondary" loading={isPending} className="justify-self-start">
            Pedir o resumo
          </Button>
        </form>
      ) : (
        <>
          <p role="status" className="wrap-anywhere">
            {mail.confirmed
              ? 'A semana vai toda segunda-feira para '
              : 'Falta confirmar, pelo email que foi enviado a '}
            <strong>{mail.email}</strong>.
          </p>
          <Button variant="secondary" loading={isPending} className="justify-self-start" onClick={() => save(null)}>
            Não enviar mais
          </Button>
        </>
      )}
      {error && !error.data?.issues && <Alert tone="danger">{errorText(error)}</Alert>}
    </div>
  );
};
