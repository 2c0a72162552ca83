import { Hourglass } from 'lucide-react';
import { api } from '../../lib/api.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

/** Shown to a professor until the school approves their account. */
export const AwaitingApproval = () => {
  const me = api.auth.me.useQuery();
  return (
    <EmptyState
      icon={Hourglass}
      as="h1"
      title="Seu cadastro aguarda aprovação"
      text={
        'A administração da escola precisa aprovar seu cadastro de professor antes que você crie cursos e ' +
        'acompanhe alunos. Você recebe um aviso no sino quando isso acontecer. Enquanto isso, conheça o ' +
        'catálogo.'
      }
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <LinkButton href="/courses">Ver cursos</LinkButton>
          <Button variant="secondary" loading={me.isFetching} onClick={() => void me.refetch()}>
            {me.isFetching ? 'Verificando...' : 'Verificar de novo'}
          </Button>
        </div>
      }
    />
  );
};
