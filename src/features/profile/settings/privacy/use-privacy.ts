import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { api } from '../../../../lib/api.ts';
import { forgetUser } from '../../../../lib/clients.ts';
import { download } from '../../../../lib/download.ts';
import { errorText } from '../../../../lib/error-text.ts';
import { tellOtherTabs } from '../../../../lib/session-news.ts';
import { toast } from '../../../../ui/toast-store.ts';

/** Fetches all data of the user and lets the browser save it as a file. Nothing of it is kept in the cache. */
export const useExport = () => {
  const { client } = api.useUtils();
  const [isPending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    try {
      const data = await client.privacy.export.query();
      download(
        `academia-meus-dados-${data.exportedAt.slice(0, 10)}.json`,
        JSON.stringify(data, null, 2),
        'application/json',
      );
      toast({ title: 'Arquivo baixado', description: 'Ele contém seus dados pessoais: guarde-o com cuidado.' });
    } catch (error) {
      toast({ title: 'Erro ao exportar dados', description: errorText(error), variant: 'destructive' });
    } finally {
      setPending(false);
    }
  };
  return { save: () => void save(), isPending };
};

/** Deletes the account: then nobody is signed in here, nor in any other tab. */
export const useDeleteAccount = () => {
  const queries = useQueryClient();
  const [, go] = useLocation();
  return api.privacy.erase.useMutation({
    onSuccess: () => {
      forgetUser(queries);
      tellOtherTabs();
      go('/');
      toast({ title: 'Conta excluída', description: 'Seus dados pessoais foram apagados.' });
    },
  });
};
