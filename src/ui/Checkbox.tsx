import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

/** A box to tick, with its label; a native checkbox underneath, so forms can register it. */
export const Checkbox = ({ label, ...rest }: Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode }) => (
  <label className="group inline-flex min-h-11 cursor-pointer items-center gap-3">
    <span className="relative grid size-6 shrink-0 place-items-center">
      <input
        type="checkbox"
        className="peer col-start-1 row-start-1 size-6 cursor-pointer appearance-none rounded-md border-2 border-line-strong bg-surface checked:border-brand checked:bg-brand"
        {...rest}
      />
      <Check aria-hidden className="pointer-events-none invisible col-start-1 row-start-1 size-4 stroke-3 text-on-brand peer-checked:visible" />
    </span>
    {label}
  </label>
);
