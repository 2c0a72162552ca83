import clsx from 'clsx';
import { Link } from 'wouter';
import { ENDING_STEPS } from '../../../../../server/features/endings/ending-lists.schema.ts';
import type { Ending } from '../../../../../server/features/endings/endings.schema.ts';
import { Badge } from '../../../../ui/Badge.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { LoadError } from '../../../../ui/LoadError.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { dayText } from '../training-texts.ts';
import { trainingHref } from '../training-view.ts';
import { goalNames, stepNames, timeText } from './ending-texts.ts';
import { useEndings } from './use-endings.ts';

/** The endings by steps, each with when it comes again. */
export const EndingList = () => {
  const list = useEndings();
  if (list.isError) return <LoadError error={list.error} onRetry={() => list.refetch()} />;
  const endings = list.data?.endings;
  const done = endings?.filter(({ bestMilliseconds }) => bestMilliseconds !== null).length;
  return (
    <>
      <h2 className="text-heading">Finais</h2>
      <p className="mb-5 text-ink-soft">
        Posições que todo jogador conhece, contra o motor com toda a força.
        {endings && ` Você já cumpriu ${done} de ${endings.length}.`}
      </p>
      {endings ? (
        ENDING_STEPS.map(step => (
          <section key={step} aria-labelledby={`step-${step}`} className="mb-8">
            <h3 id={`step-${step}`} className="mb-3 font-sans text-lg font-semibold">
              {stepNames[step]}
            </h3>
            <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
              {endings
                .filter(ending => ending.step === step)
                .map(ending => (
                  <Item key={ending.id} {...ending} />
                ))}
            </ul>
          </section>
        ))
      ) : (
        <Skeleton className="h-96" />
      )}
    </>
  );
};

const stateText = ({ dueDay, bestMilliseconds }: Ending): string => {
  const best = bestMilliseconds === null ? '' : `Seu melhor tempo: ${timeText(bestMilliseconds)}. `;
  return dueDay === null ? 'Ainda não jogado.' : `${best}Volta em ${dayText(dueDay)}.`;
};

const Item = (ending: Ending) => {
  const { id, title, goal, isDue } = ending;
  return (
    <Card as="li" flush className="p-4 transition-shadow hover:shadow-float">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <Link
          href={trainingHref({ mode: 'finais', ending: id })}
          className={clsx(
            'font-semibold outline-none after:absolute after:inset-0 after:rounded-card',
            'focus-visible:after:outline-3 focus-visible:after:-outline-offset-3',
            'focus-visible:after:outline-brand-text',
          )}
        >
          {title}
        </Link>
        <Badge tone={isDue ? 'gold' : 'info'}>{isDue ? 'Rever hoje' : goalNames[goal]}</Badge>
      </p>
      <p className="text-[0.95rem] text-ink-soft">{stateText(ending)}</p>
    </Card>
  );
};
