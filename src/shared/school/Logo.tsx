import clsx from 'clsx';
import { Link } from 'wouter';
import { PieceMark } from '../../ui/Piece.tsx';
import { UNNAMED, useSchool } from './school.ts';

/** Longer names stand in two lines. */
const SHORT_NAME = 14;

type LogoProps = {
  className?: string;
  /** The name has much beside it: a longer one stays narrow until the window is wide enough for all. */
  hasLessRoom?: boolean;
};

/** The school's mark and name, leading home. */
export const Logo = ({ className, hasLessRoom = false }: LogoProps) => {
  const { name, logoUrl } = useSchool();
  const shown = name ?? UNNAMED;
  return (
    <Link
      href="/"
      className={clsx(
        'inline-flex min-h-11 min-w-0 items-center gap-2.5 font-display text-xl font-semibold no-underline',
        className,
      )}
    >
      {logoUrl ? (
        <img src={logoUrl} alt="" className="size-9 shrink-0 rounded-lg object-contain" />
      ) : (
        <PieceMark kind="knight" className="size-9 shrink-0 rounded-lg bg-gold p-0.5 text-on-gold" />
      )}
      <span
        className={clsx(
          'max-[22rem]:sr-only',
          shown.length > SHORT_NAME &&
            'line-clamp-2 max-w-52 text-base leading-tight break-words max-sm:line-clamp-3 max-sm:max-w-31 ' +
              'max-sm:text-xs',
          shown.length > SHORT_NAME && hasLessRoom && 'xl:max-[96rem]:max-w-28 xl:max-[96rem]:text-sm',
        )}
      >
        {shown}
      </span>
    </Link>
  );
};
