import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { type ButtonLook, buttonStyles } from './button-styles.ts';
import { Spinner } from './Spinner.tsx';

export type ButtonProps = ComponentProps<'button'> & ButtonLook & { loading?: boolean };

/**
 * A button. `loading` shows a spinner and refuses clicks; the caller changes the words ('Salvando...').
 * `size="icon"` needs an `aria-label`. `className` is for its place on the screen, not for its look.
 */
export const Button = ({ variant, size, wide, loading = false, disabled, className, children, type = 'button', ...rest }: ButtonProps) => (
  <button
    type={type}
    disabled={disabled || loading}
    aria-busy={loading || undefined}
    className={clsx(buttonStyles({ variant, size, wide }), className)}
    {...rest}
  >
    {loading && <Spinner />}
    {children}
  </button>
);
