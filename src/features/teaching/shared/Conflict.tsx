import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../../lib/error-text.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast-store.ts';

type ConflictProps<Stored> = {
  text: string;
  onReload: () => Promise<Stored>;
  onKeep: (stored: Stored) => void;
  onReplace: (stored: Stored) => void;
};

/** Somebody else saved in between: what is typed stays until its author chooses one of the two versions. */
export const Conflict = <Stored,>({ text, onReload, onKeep, onReplace }: ConflictProps<Stored>) => {
  const [isLoading, setLoading] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  // It is above a form whose save button is at the end.
  useEffect(() => notice.current?.focus(), []);

  const reload = async (take: (stored: Stored) => void) => {
    setLoading(true);
    try {
      take(await onReload());
      document.querySelector('main')?.focus(); // what was pressed goes
    } catch (error) {
      toast({ title: 'Erro', description: errorText(error), variant: 'destructive' });
    } finally {
      setLoading(false);
    }
  };
  return (
    <div ref={notice} tabIndex={-1} className="mb-6 scroll-mt-28">
      <Alert tone="danger" title="Ainda não foi salvo">
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
    </div>
  );
};
