import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

/** A switch that takes effect at once, with its label and a hint. */
export const Switch = ({
  label,
  hint,
  ...rest
}: Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: ReactNode; hint?: ReactNode }) => (
  <label className="flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-5 gap-y-2">
    <span className="min-w-0 flex-1 basis-36">
      <span className="block font-semibold">{label}</span>
      {hint && <span className="block text-[0.95rem] text-ink-soft">{hint}</span>}
    </span>
    <span className="relative inline-grid shrink-0">
      <input
        type="checkbox"
        role="switch"
        className={clsx(
          'peer col-start-1 row-start-1 h-8 w-14 cursor-pointer appearance-none rounded-full border-2',
          'border-line-strong bg-sunken transition-colors checked:border-brand checked:bg-brand',
        )}
        {...rest}
      />
      <span
        aria-hidden
        className={clsx(
          'pointer-events-none col-start-1 row-start-1 m-1.5 size-5 rounded-full bg-line-strong',
          'transition-[translate] peer-checked:translate-x-6 peer-checked:bg-on-brand',
        )}
      />
    </span>
  </label>
);
