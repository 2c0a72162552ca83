import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { wantedStateIn } from '../../shared/session/wanted-page.ts';

/** A link inside a sentence; the page that somebody wanted goes along. */
export const TextLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link
    href={href}
    state={wantedStateIn(window.history.state)}
    className="font-semibold text-brand-text underline underline-offset-4 hover:decoration-2"
  >
    {children}
  </Link>
);
