import clsx from 'clsx';
import { SearchX } from 'lucide-react';
import type { ComponentType } from 'react';
import { plural } from '../../../lib/plural.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { MoreButton } from '../../../ui/MoreButton.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { SkeletonCards } from '../../../ui/Skeleton.tsx';
import type { Shown } from './cards.tsx';
import type { useShelf } from '../use-store.ts';

type ShelfProps = {
  shelf: ReturnType<typeof useShelf>;
  /** Such as 'produto'. */
  thing: string;
  empty: { title: string; text: string };
  /** Where something is filtered out. */
  onClear?: (() => void) | undefined;
  card: ComponentType<Shown>;
  /** On a wide screen. */
  columns?: 3 | 4;
};

/** The products that were asked for, a first page and then the rest. */
export const Shelf = ({ shelf, thing, empty, onClear, card: Item, columns = 3 }: ShelfProps) => {
  if (shelf.isPending) return <SkeletonCards count={6} className="h-120" />;
  if (shelf.isError) return <LoadError error={shelf.error} onRetry={() => shelf.refetch()} />;
  const { items, total } = shelf.data;
  if (items.length === 0) {
    return (
      <EmptyState
        icon={SearchX}
        title={empty.title}
        text={empty.text}
        action={
          onClear && (
            <Button variant="secondary" onClick={onClear}>
              Limpar filtros
            </Button>
          )
        }
      />
    );
  }
  return (
    <>
      <p role="status" className="mb-4 text-ink-soft">
        {items.length < total ? `Mostrando ${items.length} de ${plural(total, thing)}` : plural(total, thing)}
      </p>
      <ul
        aria-label="Produtos"
        aria-busy={shelf.isPlaceholderData}
        className={clsx('grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3', columns === 4 && 'xl:grid-cols-4')}
      >
        {items.map(item => (
          <Item key={item.id} item={item} />
        ))}
      </ul>
      <MoreButton list={shelf} size="lg" className="mt-8">
        Mostrar mais
      </MoreButton>
    </>
  );
};
