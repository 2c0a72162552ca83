import { useState } from 'react';
import { useLocation } from 'wouter';
import { errorText } from '../../lib/error-text.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { useJoin } from './use-classes.ts';

/** The field for a class's code. */
export const JoinForm = () => {
  const [code, setCode] = useState('');
  const [, navigate] = useLocation();
  const join = useJoin();
  const waits = join.data?.joined === false;
  return (
    <Card as="section" aria-label="Entrar numa turma" className="mb-6">
      <form
        noValidate
        className="flex flex-wrap items-end gap-3"
        onSubmit={event => {
          event.preventDefault();
          join.mutate({ code }, { onSuccess: ({ class: own }) => own && navigate(`/turmas/${own.id}`) });
        }}
      >
        <Field label="Código da turma" className="min-w-0 flex-1 basis-48">
          <TextInput
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        </Field>
        <Button type="submit" loading={join.isPending}>
          Entrar na turma
        </Button>
      </form>
      {join.error && (
        <Alert tone="danger" className="mt-4">
          {errorText(join.error)}
        </Alert>
      )}
      {waits && (
        <Alert tone="info" className="mt-4">
          Pedido enviado! Assim que um professor aceitar, a turma aparece aqui.
        </Alert>
      )}
    </Card>
  );
};
