import type { Plan, PlanName } from '../../shared/plans/plans.ts';
import { useSession } from '../../shared/session/session.tsx';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { toast } from '../../ui/toast-store.ts';

/** Plans that are paid for: what their button says, and what there is to say while nobody can pay yet. */
const paid: Partial<Record<PlanName, { label: string; news: string }>> = {
  Premium: {
    label: 'Assinar Premium',
    news: 'A assinatura ainda não pode ser feita por aqui. Enquanto isso, abra cursos premium com as suas moedas.',
  },
  Escola: {
    label: 'Quero para minha escola',
    news: 'A contratação do plano Escola ainda não pode ser feita por aqui.',
  },
};

/** The next step: an account for a visitor, the courses or the subscription for a user. */
export const PlanAction = ({ plan: { name, popular } }: { plan: Plan }) => {
  const { user } = useSession();
  const variant = popular ? 'gold' : 'secondary';
  const offer = paid[name];
  if (!user) {
    return (
      <LinkButton href="/register" variant={variant} wide aria-label={`Começar Agora com o plano ${name}`}>
        Começar Agora
      </LinkButton>
    );
  }
  return offer ? (
    <Button variant={variant} wide onClick={() => toast({ title: 'Em breve', description: offer.news })}>
      {offer.label}
    </Button>
  ) : (
    <LinkButton href="/courses" variant={variant} wide>
      Ver os cursos
    </LinkButton>
  );
};
