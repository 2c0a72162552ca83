import { useState } from 'react';
import type { ManagedUser } from '../../../server/features/users/users.schema.ts';
import { errorText } from '../../lib/error-text.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogEnd } from '../../ui/DialogEnd.tsx';
import { Field } from '../../ui/Field.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useAccountChanges } from './use-users.ts';

const CONSEQUENCES = [
  'Nome, foto e o resto do perfil são apagados, e o que o aluno escreveu e entregou também.',
  'Sai de todas as turmas, com a presença; o link dos responsáveis deixa de valer.',
  'Matrículas, notas, moedas e compras ficam sem nome, para que as contas da escola continuem certas.',
  'Certificados perdem o nome e não podem mais ser conferidos. Se precisar dos dados, baixe-os antes.',
];

/** Deletes a student's account for good, after an explanation and the administrator's own password. */
export const EraseStudentDialog = ({ user, onClose }: { user: ManagedUser; onClose: () => void }) => {
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { eraseStudent } = useAccountChanges();
  const erase = () => {
    setMissing(password === '');
    if (password === '') return;
    eraseStudent.mutate(
      { userId: user.id, password },
      {
        onSuccess: () => {
          onClose();
          toast({ title: 'Conta excluída', description: 'Os dados pessoais do aluno foram apagados.' });
        },
      },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={stays => !stays && !eraseStudent.isPending && onClose()}
      title={`Excluir a conta de ${user.fullName}?`}
      description="Isto não pode ser desfeito."
    >
      <ul className="mb-6 grid list-disc gap-2 pl-5">
        {CONSEQUENCES.map(consequence => (
          <li key={consequence}>{consequence}</li>
        ))}
      </ul>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={event => {
          event.preventDefault();
          erase();
        }}
      >
        <Field label="Sua senha" error={isMissing ? 'Digite sua senha para confirmar' : undefined}>
          <PasswordInput
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </Field>
        {eraseStudent.error && <Alert tone="danger">{errorText(eraseStudent.error)}</Alert>}
        <DialogEnd>
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" variant="danger" loading={eraseStudent.isPending}>
            Excluir de vez
          </Button>
        </DialogEnd>
      </form>
    </Dialog>
  );
};
