import clsx from 'clsx';
import { Pencil } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { ManagedItem } from '../../../../server/features/store/managed-item.schema.ts';
import { errorText } from '../../../lib/error-text.ts';
import { plural } from '../../../lib/plural.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { ItemArt } from '../art/ItemArt.tsx';
import { Coins } from '../../../shared/coins/Coins.tsx';
import { kindLabels } from '../store-labels.ts';
import { useSetStock } from './use-manage.ts';

/** A product in the store's management: price, stock and sales. */
export const ItemRow = ({ item, onEdit }: { item: ManagedItem; onEdit: () => void }) => (
  <Card as="li" flush className="sm:grid sm:grid-cols-[9rem_1fr]">
    <ItemArt item={item} className="h-full max-sm:hidden" />
    <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-6 gap-y-4 p-4">
      <div className="min-w-0 flex-1 basis-60 wrap-anywhere">
        <h2 className="font-sans text-lg leading-snug font-semibold">{item.name}</h2>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft *:min-w-0">
          <span>{kindLabels[item.kind].one}</span>
          <Coins value={item.price} />
          {item.discount > 0 && <span>-{item.discount}%</span>}
          <span>{plural(item.sold, 'vendido')}</span>
          {!item.active && <Badge>Fora da venda</Badge>}
          {item.featured && <Badge tone="gold">Destaque</Badge>}
        </p>
      </div>
      <Stock item={item} />
      <Button variant="secondary" onClick={onEdit}>
        <Pencil aria-hidden /> Editar<span className="sr-only">: {item.name}</span>
      </Button>
    </div>
  </Card>
);

const Stock = ({ item: { id, name, stock } }: { item: ManagedItem }) => {
  const field = useId();
  const input = useRef<HTMLInputElement>(null);
  /** Null while nothing else is wanted than what there is. */
  const [typed, setTyped] = useState<string | null>(null);
  const change = useSetStock();
  const shown = typed ?? stock?.toString() ?? '';
  const wanted = shown.trim() === '' ? null : Number(shown);
  const isSame = wanted === stock;
  const save = () => {
    input.current?.focus(); // the button goes
    change.mutate(
      { itemId: id, stock: wanted },
      {
        onSuccess: () => {
          setTyped(null);
          toast({ title: 'Estoque atualizado!' });
        },
        onError: error =>
          toast({ title: 'Não foi possível mudar o estoque', description: errorText(error), variant: 'destructive' }),
      },
    );
  };
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={event => {
        event.preventDefault();
        save();
      }}
    >
      <div className="w-36">
        <label htmlFor={field} className="block text-sm text-ink-soft">
          Estoque<span className="sr-only"> de {name}</span>
        </label>
        <TextInput
          ref={input}
          id={field}
          type="number"
          inputMode="numeric"
          min={0}
          placeholder="Sem limite"
          value={shown}
          onChange={event => setTyped(event.target.value)}
        />
      </div>
      {/* It keeps its place, so that the field keeps its own. */}
      <Button
        type="submit"
        size="sm"
        disabled={isSame}
        loading={change.isPending}
        className={clsx(isSame && 'invisible')}
      >
        Salvar
      </Button>
    </form>
  );
};
