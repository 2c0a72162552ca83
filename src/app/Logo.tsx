import clsx from 'clsx';
import { Link } from 'wouter';

/** The school's mark and name, leading home. */
export const Logo = ({ className }: { className?: string }) => (
  <Link href="/" className={clsx('inline-flex min-h-11 items-center gap-2.5 font-display text-xl font-semibold no-underline', className)}>
    <svg aria-hidden viewBox="0 0 32 32" className="size-9 shrink-0">
      <rect width="32" height="32" rx="7" className="fill-gold" />
      <path
        className="fill-on-gold"
        d="M9 26h15v-2.2c0-1-.7-1.8-1.7-2l-.6-.1c1.2-2 1.7-4.300 1.500-6.700C22.800 10.400 19.600 7.500 15.300 7.100L14.600 5l-2 2.700c-2.700 1.300-4 3.600-4.700 6.200l-1.700 3c-.4.700-.2 1.600.5 2l1 .7c.6.4 1.400.3 1.900-.2l1.500-1.500c1.100.2 2.300-.1 3.200-.8.100 2.200-1.700 3.400-3.200 4.800l-.4.100c-1 .2-1.700 1-1.700 2z"
      />
    </svg>
    <span className="max-[21rem]:sr-only">Academia</span>
  </Link>
);
