import { PlanCard } from '../../shared/plans/PlanCard.tsx';
import { plans } from '../../shared/plans/plans.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';

export const Plans = () => (
  <section aria-labelledby="planos" className="mx-auto max-w-7xl px-5 py-20 sm:px-8 lg:py-28">
    <h2 id="planos" className="text-center text-title">
      Escolha a sua peça
    </h2>
    <p className="mx-auto mt-3 max-w-xl text-center text-lg text-ink-soft">
      Comece de graça. Os planos pagos ainda não podem ser assinados.
    </p>
    <ul className="mx-auto mt-12 grid max-w-md items-stretch gap-7 lg:max-w-none lg:grid-cols-3">
      {plans.map(plan => (
        <PlanCard
          key={plan.name}
          plan={plan}
          action={
            <LinkButton
              href="/register"
              variant={plan.popular ? 'gold' : 'secondary'}
              wide
              aria-label={`Começar Agora com o plano ${plan.name}`}
            >
              Começar Agora
            </LinkButton>
          }
        />
      ))}
    </ul>
  </section>
);
