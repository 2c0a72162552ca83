import type { StoreItem } from '../../../../server/features/store/store.schema.ts';
import { plural } from '../../../lib/plural.ts';
import { Coins } from '../../../shared/coins/Coins.tsx';

/** What a product costs now, what it did before, and what one saves. */
export const Price = ({
  item: { price, oldPrice, savings },
}: {
  item: Pick<StoreItem, 'price' | 'oldPrice' | 'savings'>;
}) => (
  <div>
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="sr-only">Preço:</span>
      <Coins value={price} className="text-xl" />
      {oldPrice !== null && (
        <s className="text-ink-soft tabular-nums">
          <span className="sr-only">Antes: </span>
          {oldPrice.toLocaleString('pt-BR')}
        </s>
      )}
    </p>
    {savings > 0 && <p className="text-sm font-semibold text-brand-text">Economize {plural(savings, 'moeda')}</p>}
  </div>
);
