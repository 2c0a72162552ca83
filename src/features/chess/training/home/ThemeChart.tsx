import clsx from 'clsx';
import { Link } from 'wouter';
import type { ThemeProgress } from '../../../../../server/features/puzzles/puzzles.schema.ts';
import { themeLabels } from '../../../../lib/theme-labels.ts';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { trainingHref } from '../training-view.ts';
import { groupsOf, type ThemeGroup } from './theme-groups.ts';

/** How one does by theme: a bar for each, which opens the theme. @param themes undefined until they are known. */
export const ThemeChart = ({ themes }: { themes: readonly ThemeProgress[] | undefined }) => (
  <section aria-labelledby="by-theme">
    <h2 id="by-theme" className="text-heading">
      Por tema
    </h2>
    <p className="mb-5 text-ink-soft">
      A parte cheia da barra são os que você acertou de primeira, a clara os que resolveu depois. Escolha um tema para
      treinar.
    </p>
    {themes ? groupsOf(themes).map(group => <Group key={group.label} {...group} />) : <Skeleton className="h-96" />}
  </section>
);

const Group = ({ label, themes }: ThemeGroup) => (
  <section aria-label={label} className="mb-6">
    <h3 className="mb-1 font-sans font-semibold">{label}</h3>
    <ul className="grid grid-cols-1 gap-x-8 sm:grid-cols-2 xl:grid-cols-3">
      {themes.map(progress => (
        <Theme key={progress.theme} {...progress} />
      ))}
    </ul>
  </section>
);

const countText = ({ tried, atFirstTry }: ThemeProgress): string =>
  tried === 0 ? 'ainda não' : `${atFirstTry} de ${tried} de primeira`;

const Theme = (progress: ThemeProgress) => {
  const { theme, tried, solved, atFirstTry } = progress;
  const percent = (count: number) => `${tried === 0 ? 0 : (100 * count) / tried}%`;
  return (
    <li>
      <Link
        href={trainingHref({ mode: 'treino', theme })}
        className="block rounded-control px-2 py-2 -mx-2 no-underline hover:bg-sunken"
      >
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-semibold">{themeLabels[theme]}</span>
          <span className={clsx('text-[0.95rem] tabular-nums', tried === 0 ? 'text-ink-soft' : 'text-ink')}>
            {countText(progress)}
          </span>
        </span>
        <svg aria-hidden className="mt-1 block h-2.5 w-full overflow-hidden rounded-full bg-sunken">
          <rect width={percent(Math.max(solved, atFirstTry))} height="100%" className="fill-brand opacity-40" />
          <rect width={percent(atFirstTry)} height="100%" className="fill-brand" />
        </svg>
      </Link>
    </li>
  );
};
