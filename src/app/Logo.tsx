import clsx from 'clsx';
import { Link } from 'wouter';
import { PieceMark } from '../ui/Piece.tsx';

/** The school's mark and name, leading home. */
export const Logo = ({ className }: { className?: string }) => (
  <Link href="/" className={clsx('inline-flex min-h-11 items-center gap-2.5 font-display text-xl font-semibold no-underline', className)}>
    <PieceMark kind="knight" className="size-9 shrink-0 rounded-lg bg-gold p-0.5 text-on-gold" />
    <span className="max-[22rem]:sr-only">Academia</span>
  </Link>
);
