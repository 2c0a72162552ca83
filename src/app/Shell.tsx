import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

const CONTENT = 'conteudo';

/** After a step to another page the focus stands at its beginning, as after a load. */
const useFocusOnArrival = (location: string) => {
  const content = useRef<HTMLElement>(null);
  const previous = useRef(location);
  useEffect(() => {
    if (previous.current === location) return;
    previous.current = location;
    window.scrollTo(0, 0);
    content.current?.focus({ preventScroll: true });
  }, [location]);
  return content;
};

/** Header, content, footer. A wide page, such as the landing, brings its own margins. */
export const Shell = ({ wide = false, children }: { wide?: boolean | undefined; children: ReactNode }) => {
  const [location] = useLocation();
  const content = useFocusOnArrival(location);
  return (
    <div className="flex min-h-dvh flex-col">
      <a href={`#${CONTENT}`} className="sr-only rounded-control bg-gold px-4 py-3 font-semibold text-on-gold focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50">
        Ir para o conteúdo
      </a>
      <Header />
      <main id={CONTENT} ref={content} tabIndex={-1} className={wide ? 'flex-1' : 'mx-auto w-full max-w-7xl flex-1 px-4 py-8 sm:px-6 sm:py-10'}>
        <ErrorBoundary screen={location}>{children}</ErrorBoundary>
      </main>
      <Footer />
    </div>
  );
};
