import { Construction } from 'lucide-react';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { AccessDenied } from './AccessDenied.tsx';
import type { ComingScreen as Screen, Gate } from './coming-screens.ts';
import { LoginRequired } from './LoginRequired.tsx';
import { useSession, type SessionUser } from './session.tsx';

/** What keeps this visitor out of a screen; null when nothing does. */
const barrier = (gate: Gate, user: SessionUser | null) => {
  switch (gate.kind) {
    case 'open':
      return null;
    case 'login':
      return user ? null : <LoginRequired as="p" text={gate.text} {...(gate.title && { title: gate.title })} />;
    case 'student':
      if (!user) return <LoginRequired as="p" text={gate.loginText} />;
      return user.role === 'student' ? null : <AccessDenied as="p" text={gate.text} />;
  }
};

/** A screen that is still being made: who may not enter is told so, and who may is told the truth. */
export const ComingScreen = ({ title, text, gate }: Screen) => {
  const { user } = useSession();
  const closed = barrier(gate, user);
  return (
    <>
      <PageHeading title={title} subtitle={!closed && text} />
      {closed ?? (
        <EmptyState
          icon={Construction}
          title="Em breve"
          text="Estamos preparando esta página."
          action={
            <LinkButton href={user ? '/dashboard' : '/'} variant="secondary">
              {user ? 'Voltar ao Dashboard' : 'Voltar ao início'}
            </LinkButton>
          }
        />
      )}
    </>
  );
};
