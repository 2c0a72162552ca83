import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';

const CONTENT = 'conteudo';

/** Header, content, footer. It stays mounted from page to page. */
export const Shell = ({ children }: { children: ReactNode }) => (
  <div className="flex min-h-dvh flex-col print:block print:min-h-0">
    <a
      href={`#${CONTENT}`}
      className={clsx(
        'sr-only rounded-control bg-gold px-4 py-3 font-semibold text-on-gold focus:not-sr-only focus:fixed',
        'focus:top-3 focus:left-3 focus:z-50 print:hidden',
      )}
    >
      Ir para o conteúdo
    </a>
    <Header />
    <main id={CONTENT} tabIndex={-1} className="min-h-[calc(100dvh-4.5rem-12px)] flex-1 print:min-h-0">
      {children}
    </main>
    <Footer />
    <OfflineNotice />
  </div>
);
