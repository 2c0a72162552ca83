import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { useFieldControl } from './field-context.ts';
import { inputStyles } from './input-styles.ts';

/** Several lines to type in. */
export const Textarea = ({ rows = 4, className, ...rest }: ComponentProps<'textarea'>) => (
  <textarea {...useFieldControl()} rows={rows} className={clsx(inputStyles, 'resize-y', className)} {...rest} />
);
