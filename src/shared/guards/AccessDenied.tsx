import { ShieldAlert } from 'lucide-react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { useSession } from '../session/session.tsx';

type AccessDeniedProps = { text: string; /** `p` below a heading of the screen's own. */ as?: 'h1' | 'p' };

/** What somebody sees who may not enter. To a visitor it also shows the way in, as they may be one of those who may. */
export const AccessDenied = ({ text, as = 'h1' }: AccessDeniedProps) => {
  const { user } = useSession();
  return (
    <EmptyState
      icon={ShieldAlert}
      as={as}
      title="Acesso Negado"
      text={text}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {!user && <LinkButton href="/login">Fazer Login</LinkButton>}
          <LinkButton href="/dashboard" variant="secondary">
            Voltar ao Dashboard
          </LinkButton>
        </div>
      }
    />
  );
};
