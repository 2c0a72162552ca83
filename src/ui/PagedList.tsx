import clsx from 'clsx';
import { SearchX } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import { Paging } from './Paging.tsx';

type PagedListProps = {
  label: string;
  page: number;
  total: number;
  pageSize: number;
  isStale: boolean;
  onGoTo: (page: number) => void;
  children: ReactNode;
};

/** One page of a list that is not empty. After a change of page the focus is at the beginning of the list. */
export const PagedList = ({ label, page, total, pageSize, isStale, onGoTo, children }: PagedListProps) => {
  const top = useRef<HTMLDivElement>(null);
  const turn = (to: number) => {
    onGoTo(to);
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  };
  if (page > Math.ceil(total / pageSize)) {
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
      <Paging page={page} total={total} pageSize={pageSize} onGoTo={turn} />
    </>
  );
};
