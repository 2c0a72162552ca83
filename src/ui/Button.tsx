import clsx from 'clsx';
import { type ComponentProps, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { type ButtonLook, buttonStyles } from './button-styles.ts';
import { Spinner } from './Spinner.tsx';

export type ButtonProps = ComponentProps<'button'> & ButtonLook & { loading?: boolean };

/**
 * A button. `loading` shows a spinner and refuses clicks; the caller changes the words ('Salvando...').
 * `size="icon"` needs an `aria-label`. `className` is for its place on the screen, not for its look.
 */
export const Button = ({ variant, size, wide, loading = false, disabled, className, children, type = 'button', ref, ...rest }: ButtonProps) => {
  const own = useFocusKept(loading);
  useImperativeHandle(ref, () => own.current as HTMLButtonElement, [own]);
  return (
    <button
      ref={own}
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
};

/** A browser takes the focus from a button that is disabled: one that had it when it began to load has it again afterwards. */
const useFocusKept = (loading: boolean) => {
  const own = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (loading) hadFocus.current = document.activeElement === own.current;
    else if (hadFocus.current && document.activeElement === document.body) own.current?.focus();
    if (!loading) hadFocus.current = false;
  }, [loading]);
  return own;
};
