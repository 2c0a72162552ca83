import clsx from 'clsx';
import { SearchX } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import { Paging } from './Paging.tsx';

type PagedListProps = {
  label: string;
  page: number;
  pages: number;
  isStale: boolean;
  onGoTo: (page: number) => void;
  children: ReactNode;
};

/** One page of a list that is not empty. Whoever turns the page stands at its beginning again. */
export const PagedList = ({ label, page, pages, isStale, onGoTo, children }: PagedListProps) => {
  const top = useRef<HTMLDivElement>(null);
  const turn = (to: number) => {
    onGoTo(to);
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  };
  if (page > pages) {
    return (
      <EmptyState
        icon={SearchX}
        title="Não há nada nesta página"
        action={
          <Button variant="secondary" onClick={() => turn(1)}>
            Voltar ao começo da lista
          </Button>
        }
      />
    );
  }
  return (
    <>
      <div
        ref={top}
        role="region"
        aria-label={`${label}, página ${page}`}
        aria-busy={isStale || undefined}
        tabIndex={-1}
        className={clsx('scroll-mt-28 transition-opacity', isStale && 'opacity-60')}
      >
        {children}
      </div>
      <Paging page={page} pages={pages} onGoTo={turn} />
    </>
  );
};
