import { ShieldAlert } from 'lucide-react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { useSession } from '../session/session.tsx';
import { SessionEnded } from './SessionEnded.tsx';
import { useWantedState } from '../session/wanted-page.ts';

type AccessDeniedProps = { text: string; /** `p` below a heading of the screen's own. */ as?: 'h1' | 'p' };

/** Shown to people without access. A visitor also gets the link to log in, as they may have access afterwards. */
export const AccessDenied = ({ text, as = 'h1' }: AccessDeniedProps) => {
  const { user } = useSession();
  const wanted = useWantedState();
  return (
    <>
      <SessionEnded />
      <EmptyState
        icon={ShieldAlert}
        as={as}
        title="Acesso Negado"
        text={text}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {!user && (
              <LinkButton href="/login" state={wanted}>
                Fazer Login
              </LinkButton>
            )}
            <LinkButton href="/dashboard" variant="secondary">
              Voltar ao Dashboard
            </LinkButton>
          </div>
        }
      />
    </>
  );
};
