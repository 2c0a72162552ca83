import { LockKeyhole } from 'lucide-react';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';

/** What somebody sees who may not see a screen: its own text, and the way in. */
export const LoginRequired = ({ title, text }: { title?: string; text: string }) => (
  <EmptyState
    icon={LockKeyhole}
    title={title ?? text}
    text={title && text}
    action={
      <LinkButton href="/login" size="lg">
        Fazer Login
      </LinkButton>
    }
  />
);
