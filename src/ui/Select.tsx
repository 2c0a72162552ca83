import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useFieldControl } from './field-context.ts';
import { inputStyles } from './input-styles.ts';

/**
 * A choice from a list of `<option>`s. The native control: phones open their own list, and forms register it like any
 * input.
 */
export const Select = ({ className, ...rest }: ComponentProps<'select'>) => (
  <div className={clsx('relative', className)}>
    <select {...useFieldControl()} className={clsx(inputStyles, 'appearance-none truncate pr-12')} {...rest} />
    <ChevronDown
      aria-hidden
      className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2 text-ink-soft"
    />
  </div>
);
