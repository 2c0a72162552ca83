import { useState } from 'react';
import type { ManagedUser } from '../../../server/features/users/users.schema.ts';
import { api } from '../../lib/api.ts';
import { download } from '../../lib/download.ts';
import { errorText } from '../../lib/error-text.ts';
import { AlertDialog } from '../../ui/AlertDialog.tsx';
import { toast } from '../../ui/toast-store.ts';

/** Saves all that the school keeps about a student as a file. Nothing of it is kept in the cache. */
export const StudentDataDialog = ({ user, onClose }: { user: ManagedUser; onClose: () => void }) => {
  const { client, audit } = api.useUtils();
  const [isPending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    try {
      const data = await client.privacy.exportStudent.query({ userId: user.id });
      const name = `academia-dados-${user.username}-${data.exportedAt.slice(0, 10)}.json`;
      download(name, JSON.stringify(data, null, 2), 'application/json');
      toast({
        title: 'Arquivo baixado',
        description: 'Ele contém dados pessoais: entregue-o só a quem responde por eles.',
      });
    } catch (error) {
      toast({ title: 'Erro ao exportar dados', description: errorText(error), variant: 'destructive' });
    } finally {
      void audit.list.invalidate();
      onClose();
    }
  };
  return (
    <AlertDialog
      open
      onOpenChange={stays => !stays && onClose()}
      title={`Baixar os dados de ${user.fullName}?`}
      text={
        'Tudo o que a escola guarda sobre o aluno, em um arquivo, para entregar a ele ou a quem responde por ele ' +
        '(LGPD). O pedido fica no registro da escola.'
      }
      confirmLabel="Baixar"
      tone="primary"
      loading={isPending}
      onConfirm={() => void save()}
    />
  );
};
