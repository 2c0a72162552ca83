import clsx from 'clsx';
import { Progress } from '../../../ui/Progress.tsx';
import { LAST_STEP, percentOf, STEPS } from './steps.ts';

/** How far one is: 'Etapa n de 4', a bar in percent, and the names of the steps. */
export const StepBar = ({ step }: { step: number }) => (
  <div className="mb-8">
    <p className="mb-2 flex justify-between font-semibold">
      <span>
        Etapa {step} de {LAST_STEP}
      </span>
      <span className="tabular-nums">{percentOf(step)}%</span>
    </p>
    <Progress
      value={percentOf(step)}
      label="Progresso da criação do curso"
      valueText={`Etapa ${step} de ${LAST_STEP}, ${percentOf(step)}%`}
    />
    <ol aria-label="Etapas" className="mt-3 hidden grid-cols-4 gap-3 sm:grid">
      {STEPS.map((name, index) => (
        <li
          key={name}
          aria-current={index + 1 === step ? 'step' : undefined}
          className={clsx('text-[0.95rem]', index + 1 === step ? 'font-semibold text-brand-text' : 'text-ink-soft')}
        >
          {index + 1}. {name}
        </li>
      ))}
    </ol>
  </div>
);
