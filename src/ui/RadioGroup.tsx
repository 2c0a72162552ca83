import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

export type RadioOption<Value extends string> = {
  value: Value;
  label: string;
  hint?: string;
  icon?: LucideIcon;
  /** Something to look at; the label says what it is. */
  picture?: ReactNode;
};

type RadioGroupProps<Value extends string> = Omit<ComponentProps<'input'>, 'type' | 'value'> & {
  legend: ReactNode;
  name: string;
  options: readonly RadioOption<Value>[];
  /** The chosen value; leave it out when a form registers the inputs. */
  value?: Value;
  /** One below the other on every screen, for answers longer than a word or two. */
  stacked?: boolean;
};

/** One of a few, each a card large enough for a finger. The rest of the props goes to each native radio. */
export const RadioGroup = <Value extends string>({
  legend,
  options,
  value,
  stacked = false,
  className,
  ...rest
}: RadioGroupProps<Value>) => {
  // One stop of the Tab key, as browsers have it, written out: a dialog's focus trap counts every radio that does not
  // deny it as one.
  const stop = options.some(option => option.value === value) ? value : options[0]?.value;
  return (
    <fieldset className={clsx('min-w-0', className)}>
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div className={clsx('grid grid-cols-1 gap-3', !stacked && 'sm:auto-cols-fr sm:grid-flow-col')}>
        {options.map(({ value: own, label, hint, icon: Icon, picture }) => (
          <label
            key={own}
            className={clsx(
              'flex min-h-12 cursor-pointer items-center gap-3 rounded-control border-2 border-line-strong',
              'bg-surface px-4 py-2.5 hover:border-ink-soft has-checked:border-brand has-checked:bg-brand-soft',
              'has-disabled:cursor-not-allowed has-disabled:opacity-55 has-focus-visible:outline-3',
              'has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-text',
            )}
          >
            <input
              type="radio"
              value={own}
              className="sr-only"
              {...(value !== undefined && { checked: own === value, tabIndex: own === stop ? 0 : -1 })}
              {...rest}
            />
            {picture}
            {Icon && <Icon aria-hidden className="size-5 shrink-0 text-brand-text" />}
            <span className="min-w-0 wrap-anywhere">
              <span className="block font-semibold">{label}</span>
              {hint && <span className="block text-sm text-ink-soft">{hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
