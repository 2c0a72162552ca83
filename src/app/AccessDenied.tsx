import { ShieldAlert } from 'lucide-react';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';

/** What somebody sees who is signed in but may not enter. */
export const AccessDenied = ({ text }: { text: string }) => (
  <EmptyState
    icon={ShieldAlert}
    title="Acesso Negado"
    text={text}
    action={
      <LinkButton href="/dashboard" variant="secondary">
        Voltar ao Dashboard
      </LinkButton>
    }
  />
);
