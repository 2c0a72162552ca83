import { PlanCard } from '../../shared/plans/PlanCard.tsx';
import { plans } from '../../shared/plans/plans.ts';
import { useSchoolName } from '../../shared/school/school.ts';
import { PlanAction } from './PlanAction.tsx';
import { Questions } from './Questions.tsx';

/** The three plans with their features, and frequent questions. */
const PremiumScreen = () => (
  <>
    <header className="mx-auto max-w-2xl text-center">
      <h1 className="text-title">{useSchoolName()} Premium</h1>
      <p className="mt-3 text-lg text-ink-soft">
        Três planos, do primeiro lance à turma inteira. Veja o que cada um traz.
      </p>
    </header>
    <ul className="mx-auto mt-12 grid max-w-md items-stretch gap-7 lg:max-w-none lg:grid-cols-3">
      {plans.map(plan => (
        <PlanCard key={plan.name} plan={plan} as="h2" action={<PlanAction plan={plan} />} />
      ))}
    </ul>
    <Questions className="mx-auto mt-16 max-w-4xl lg:mt-20" />
  </>
);

export default PremiumScreen;
