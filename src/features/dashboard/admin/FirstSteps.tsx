import clsx from 'clsx';
import { Check, Flag } from 'lucide-react';
import type { SessionUser } from '../../../shared/session/session.tsx';
import { useTeachToo } from '../../../shared/session/teaching.ts';
import { errorText } from '../../../lib/error-text.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { type FirstStep, firstStepsOf } from './first-steps.ts';
import { Panel } from '../Panel.tsx';
import type { Beginnings } from '../use-dashboard.ts';

/** The steps to a new school's first course. */
export const FirstSteps = ({ user, beginnings }: { user: SessionUser; beginnings: Beginnings }) => {
  const steps = firstStepsOf({ ...beginnings, teaches: user.alsoTeaches });
  const next = steps.findIndex(({ isDone }) => !isDone);
  return (
    <div className="mb-6">
      <Panel icon={Flag} title="Primeiros passos">
        <ol className="divide-y divide-line">
          {steps.map((step, index) => (
            <Step key={step.title} user={user} step={step} number={index + 1} isNext={index === next} />
          ))}
        </ol>
      </Panel>
    </div>
  );
};

/** Says that this account also teaches. */
const TeachToo = ({ user }: { user: SessionUser }) => {
  const { setTeaches, isPending, error } = useTeachToo(user);
  return (
    <>
      <Button loading={isPending} className="max-sm:w-full" onClick={() => setTeaches(true)}>
        Também dou aulas
      </Button>
      {error && (
        <Alert tone="danger" className="basis-full">
          {errorText(error)}
        </Alert>
      )}
    </>
  );
};

const Step = ({
  user,
  step: { title, text, isDone, link, asksWhetherTeaching },
  number,
  isNext,
}: {
  user: SessionUser;
  step: FirstStep;
  number: number;
  isNext: boolean;
}) => (
  <li
    aria-current={isNext ? 'step' : undefined}
    className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0"
  >
    <span
      aria-hidden
      className={clsx(
        'grid size-10 shrink-0 place-items-center rounded-full font-semibold',
        isDone ? 'bg-brand text-on-brand' : isNext ? 'bg-gold text-on-gold' : 'bg-sunken text-ink-soft',
      )}
    >
      {isDone ? <Check className="size-5" strokeWidth={3} /> : number}
    </span>
    <div className="min-w-0 flex-1 basis-48">
      <h3 className="font-sans font-semibold">
        {title}
        {isDone && <span className="sr-only">: feito</span>}
      </h3>
      <p className="text-[0.95rem] text-ink-soft">{text}</p>
    </div>
    {asksWhetherTeaching && !isDone && <TeachToo user={user} />}
    {link && !isDone && (
      <LinkButton
        href={link.href}
        variant={isNext && !asksWhetherTeaching ? 'primary' : 'secondary'}
        className="max-sm:w-full"
      >
        {link.label}
      </LinkButton>
    )}
  </li>
);
