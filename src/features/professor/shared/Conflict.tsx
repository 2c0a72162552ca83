import { useState } from 'react';
import { errorText } from '../../../lib/error-text.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast-store.ts';

type ConflictProps<Stored> = { text: string; onReload: () => Promise<Stored>; onKeep: (stored: Stored) => void; onReplace: (stored: Stored) => void };

/** Somebody saved in between: what is typed stays until its writer decides between the two. */
export const Conflict = <Stored,>({ text, onReload, onKeep, onReplace }: ConflictProps<Stored>) => {
  const [isLoading, setLoading] = useState(false);
  const reload = async (take: (stored: Stored) => void) => {
    setLoading(true);
    try {
      take(await onReload());
    } catch (error) {
      toast({ title: 'Erro', description: errorText(error), variant: 'destructive' });
    } finally {
      setLoading(false);
    }
  };
  return (
    <Alert tone="danger" title="Ainda não foi salvo" className="mb-6">
      <p>{text} O que você digitou continua aqui.</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" size="sm" loading={isLoading} onClick={() => void reload(onReplace)}>
          Recarregar a versão salva
        </Button>
        <Button variant="secondary" size="sm" loading={isLoading} onClick={() => void reload(onKeep)}>
          Manter o que digitei
        </Button>
      </div>
    </Alert>
  );
};
