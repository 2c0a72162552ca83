import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useFieldControl } from './field-context.ts';
import { inputStyles } from './input-styles.ts';

type TextInputProps = ComponentProps<'input'> & { icon?: LucideIcon };

/**
 * A line to type in (text, email, number, date, search …). Inside a Field it is already labelled; alone it needs
 * `aria-label`.
 */
export const TextInput = ({ icon: Icon, className, ...rest }: TextInputProps) => {
  const input = <input {...useFieldControl()} className={clsx(inputStyles, Icon && 'pl-12', className)} {...rest} />;
  return Icon ? (
    <div className="relative">
      <Icon aria-hidden className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-soft" />
      {input}
    </div>
  ) : (
    input
  );
};
