import clsx from 'clsx';
import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { Accent } from '../../../server/features/school/school.schema.ts';

const accents: Record<Accent, string> = {
  verde: 'Verde',
  azul: 'Azul',
  vinho: 'Vinho',
  roxo: 'Roxo',
  petroleo: 'Petróleo',
};

/** The school's colour, of a few that can all be read. The props go to each native radio, as a form registers them. */
export const AccentField = (props: ComponentProps<'input'>) => (
  <fieldset className="min-w-0">
    <legend className="mb-1.5 font-semibold">Cor da escola</legend>
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,6.75rem),1fr))] gap-2.5 sm:grid-cols-3">
      {Object.entries(accents).map(([accent, label]) => (
        <label
          key={accent}
          className={clsx(
            'group flex min-h-12 cursor-pointer items-center gap-3 rounded-control border-2 border-line-strong',
            'bg-surface px-3 py-2 hover:border-ink-soft has-checked:border-ink has-focus-visible:outline-3',
            'has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-text',
          )}
        >
          <input type="radio" value={accent} className="sr-only" {...props} />
          <span
            aria-hidden
            data-accent={accent}
            className={clsx(
              'grid size-7 shrink-0 place-items-center rounded-full border-4 border-night bg-brand',
              'text-on-night',
            )}
          >
            <Check className="hidden size-4 group-has-checked:block" strokeWidth={3.5} />
          </span>
          <span className="font-semibold">{label}</span>
        </label>
      ))}
    </div>
  </fieldset>
);
