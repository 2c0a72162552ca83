import type { StoreItem } from '../../../../server/features/store/store.schema.ts';
import { NotebookPreview } from './NotebookPreview.tsx';
import { ComboDetails, NotebookDetails, PieceDetails } from './Details.tsx';
import { ItemCard } from './ItemCard.tsx';

/** A product's card as each page of the store shows it. */
export type Shown = { item: StoreItem };

export const PlainCard = ({ item }: Shown) => <ItemCard item={item} buyLabel="Comprar" />;

export const ComboCard = ({ item }: Shown) => (
  <ItemCard item={item} buyLabel="Comprar Combo">
    <ComboDetails item={item} />
  </ItemCard>
);

export const PieceCard = ({ item }: Shown) => (
  <ItemCard item={item} buyLabel="Comprar">
    <PieceDetails item={item} />
  </ItemCard>
);

export const OtherCard = ({ item }: Shown) => (
  <ItemCard item={item} buyLabel="Comprar">
    <p className="mb-4 text-sm font-semibold text-ink-soft">{item.shelf}</p>
  </ItemCard>
);

export const NotebookCard = ({ item }: Shown) => (
  <ItemCard item={item} buyLabel="Comprar Agora" actions={<NotebookPreview item={item} />}>
    <NotebookDetails item={item} />
  </ItemCard>
);
