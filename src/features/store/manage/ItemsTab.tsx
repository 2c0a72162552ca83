import { PackageOpen, Plus } from 'lucide-react';
import { useState } from 'react';
import type { ManagedItem } from '../../../../server/features/store/managed-item.schema.ts';
import { plural } from '../../../lib/plural.ts';
import { useDebouncedText } from '../../../lib/use-debounced-text.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Field } from '../../../ui/Field.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Paging } from '../../../ui/Paging.tsx';
import { SkeletonCards } from '../../../ui/Skeleton.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { CategoryField } from '../CategoryField.tsx';
import { ItemDialog } from './ItemDialog.tsx';
import { ItemRow } from './ItemRow.tsx';
import { type ManageFilters, useManagedItems } from './use-manage.ts';

type TabProps = { filters: ManageFilters; onFilter: (change: Partial<ManageFilters>) => void };

/** Every product of the store, to be changed, and the way to a new one. */
export const ItemsTab = ({ filters, onFilter }: TabProps) => {
  const [edited, setEdited] = useState<ManagedItem | 'new' | null>(null);
  const [search, type] = useDebouncedText(filters.search, text => onFilter({ search: text }));
  return (
    <>
      <div role="search" className="mb-6 grid grid-cols-1 items-end gap-4 sm:grid-cols-[1fr_15rem_auto]">
        <Field label="Buscar">
          <TextInput
            type="search"
            maxLength={100}
            placeholder="Nome ou descrição..."
            value={search}
            onChange={event => type(event.target.value)}
          />
        </Field>
        <CategoryField value={filters.category} onChange={category => onFilter({ category })} />
        <Button onClick={() => setEdited('new')}>
          <Plus aria-hidden /> Novo produto
        </Button>
      </div>
      <Items filters={filters} onFilter={onFilter} onEdit={setEdited} />
      {edited && <ItemDialog item={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </>
  );
};

const Items = ({ filters, onFilter, onEdit }: TabProps & { onEdit: (item: ManagedItem) => void }) => {
  const list = useManagedItems(filters);
  if (list.isPending) return <SkeletonCards count={3} className="h-28" />;
  if (list.isError) return <LoadError error={list.error} onRetry={() => list.refetch()} />;
  const { items, total, pageSize } = list.data;
  if (items.length === 0)
    return (
      <EmptyState icon={PackageOpen} title="Nenhum produto encontrado" text="Crie um produto ou ajuste a busca." />
    );
  return (
    <>
      <p className="mb-4 text-ink-soft">{plural(total, 'produto')}</p>
      <ul aria-label="Produtos" aria-busy={list.isPlaceholderData} className="grid gap-4">
        {items.map(item => (
          <ItemRow key={item.id} item={item} onEdit={() => onEdit(item)} />
        ))}
      </ul>
      <Paging page={filters.page} total={total} pageSize={pageSize} onGoTo={page => onFilter({ page })} />
    </>
  );
};
