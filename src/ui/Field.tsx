import clsx from 'clsx';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { FieldContext } from './field-context.ts';

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  className?: string;
  children: ReactNode;
};

/**
 * A label, one control, a hint and an error: `<Field label="Email" error={errors.email?.message}><TextInput
 * {...register('email')} /></Field>`. The control inside takes its id and aria attributes from here; the error is
 * announced when it appears.
 */
export const Field = ({ label, hint, error, optional = false, className, children }: FieldProps) => {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={clsx('min-w-0', className)}>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
        {optional && <span className="ml-2 font-normal text-ink-soft">(opcional)</span>}
      </label>
      <FieldContext
        value={{
          id,
          ...(described && { 'aria-describedby': described }),
          ...(error && { 'aria-invalid': true as const }),
        }}
      >
        {children}
      </FieldContext>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-[0.95rem] text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p
          id={`${id}-error`}
          role="alert"
          className="mt-1.5 flex items-start gap-1.5 text-[0.95rem] font-medium text-danger-text"
        >
          <CircleAlert aria-hidden className="mt-1 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
};
