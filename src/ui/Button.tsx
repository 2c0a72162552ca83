import clsx from 'clsx';
import { type ComponentProps, type MouseEvent, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { type ButtonLook, buttonStyles } from './button-styles.ts';
import { Spinner } from './Spinner.tsx';

export type ButtonProps = ComponentProps<'button'> & ButtonLook & { loading?: boolean };

/**
 * A button. `loading` shows a spinner and refuses clicks; the caller changes the words ('Salvando...'). One that can
 * load begins once for the two clicks of a double click, of which the second may come before anything shows.
 * `size="icon"` needs an `aria-label`. `className` is for its place on the screen, not for its look.
 */
export const Button = ({
  variant,
  size,
  wide,
  loading,
  disabled,
  className,
  children,
  type = 'button',
  ref,
  onClick,
  ...rest
}: ButtonProps) => {
  const own = useFocusKept(loading === true);
  useImperativeHandle(ref, () => own.current as HTMLButtonElement, [own]);
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading !== undefined && event.detail > 1) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      ref={own}
      type={type}
      disabled={disabled || loading}
      onClick={click}
      aria-busy={loading || undefined}
      className={clsx(buttonStyles({ variant, size, wide }), className)}
      {...rest}
    >
      {loading && <Spinner />}
      {children}
    </button>
  );
};

/**
 * A browser takes the focus from a button that is disabled: one that had the focus when it began to load gets it back
 * afterwards.
 */
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
