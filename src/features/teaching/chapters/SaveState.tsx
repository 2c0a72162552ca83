import { CircleAlert, CloudCheck, LoaderCircle } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import type { Saving } from './use-saving.ts';

const words = {
  saved: 'Tudo salvo',
  waiting: 'Salvando...',
  saving: 'Salvando...',
  incomplete: 'Salvo, menos os capítulos incompletos, que ficam neste navegador',
} as const;

/** Whether what stands here is on the server. */
export const SaveState = ({ saving, onRetry }: { saving: Saving; onRetry: () => void }) => {
  if (saving.state === 'failed')
    return (
      <p role="alert" className="flex flex-wrap items-center gap-2 font-medium text-danger-text">
        <CircleAlert aria-hidden className="size-5 shrink-0" /> Ainda não foi salvo: {saving.text}
        <Button variant="secondary" size="sm" onClick={onRetry}>
          Tentar novamente
        </Button>
      </p>
    );
  if (saving.state === 'conflict') return null;
  const Icon = saving.state === 'saved' ? CloudCheck : saving.state === 'incomplete' ? CircleAlert : LoaderCircle;
  return (
    <p role="status" className="flex items-center gap-2 text-ink-soft">
      <Icon aria-hidden className="size-5 shrink-0" /> {words[saving.state]}
    </p>
  );
};
