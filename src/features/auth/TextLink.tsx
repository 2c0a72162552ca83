import type { ReactNode } from 'react';
import { Link } from 'wouter';

/** A link inside a sentence. */
export const TextLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} className="font-semibold text-brand-text underline underline-offset-4 hover:decoration-2">
    {children}
  </Link>
);
