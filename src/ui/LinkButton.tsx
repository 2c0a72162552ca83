import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { type ButtonLook, buttonStyles } from './button-styles.ts';

type LinkButtonProps = ButtonLook & {
  href: string;
  newTab?: boolean;
  /** Takes the place of this entry of the history. */
  replace?: boolean;
  /** The history state of the page it leads to. */
  state?: object | undefined;
  className?: string;
  children: ReactNode;
  'aria-label'?: string;
};

/** A link that looks like a button, for going somewhere; Button is for doing something. */
export const LinkButton = ({
  href,
  newTab,
  replace,
  state,
  variant,
  size,
  wide,
  className,
  ...rest
}: LinkButtonProps) => {
  const look = clsx(buttonStyles({ variant, size, wide }), className);
  return newTab ? (
    <a href={href} target="_blank" rel="noopener" className={look} {...rest} />
  ) : (
    <Link href={href} replace={replace} state={state} className={look} {...rest} />
  );
};
