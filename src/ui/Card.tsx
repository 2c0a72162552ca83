import clsx from 'clsx';
import type { ComponentProps } from 'react';

type CardProps = ComponentProps<'div'> & {
  as?: 'div' | 'section' | 'article' | 'li';
  crowned?: boolean;
  flush?: boolean;
};

/** A framed box. `crowned` puts the edge of a chessboard on top; `flush` leaves the padding to the content. */
export const Card = ({ as: Tag = 'div', crowned = false, flush = false, className, children, ...rest }: CardProps) => (
  // The cast holds because every allowed tag takes the attributes of a div.
  <Tag
    className={clsx(
      'relative overflow-hidden rounded-card border border-line bg-surface shadow-card',
      !flush && 'p-5 sm:p-7',
      className,
    )}
    {...(rest as ComponentProps<'div'> & ComponentProps<'li'>)}
  >
    {crowned && (
      <div
        aria-hidden
        className={clsx('board-strip text-brand', !flush && '-mx-5 -mt-5 mb-5 sm:-mx-7 sm:-mt-7 sm:mb-7')}
      />
    )}
    {children}
  </Tag>
);
