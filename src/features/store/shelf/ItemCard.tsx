import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { StoreItem } from '../../../../server/features/store/store.schema.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Rating } from '../../../ui/Rating.tsx';
import { ItemArt } from '../art/ItemArt.tsx';
import { BuyButton } from '../buying/BuyButton.tsx';
import { badgeLabels, levelLabels } from '../store-labels.ts';
import { FavouriteButton } from './FavouriteButton.tsx';
import { Price } from './Price.tsx';

const FEW_LEFT = 10;

type ItemCardProps = {
  item: StoreItem;
  /** Of the button that buys it. */ buyLabel: string;
  /** What its page says of it, and what else can be done. */ children?: ReactNode;
  actions?: ReactNode;
};

/** A product in the window: its picture, its name, its price, and the way to have it. */
export const ItemCard = ({ item, buyLabel, children, actions }: ItemCardProps) => (
  <Card as="li" flush className="flex flex-col">
    <div className="relative">
      <ItemArt item={item} className="aspect-8/5" />
      {item.discount > 0 && (
        <span
          className={clsx(
            'absolute bottom-3 left-3 rounded-control bg-danger px-2.5 py-1 font-display text-lg leading-none',
            'font-semibold text-on-danger tabular-nums',
          )}
        >
          <span className="sr-only">Desconto de </span>
          <span aria-hidden>-</span>
          {item.discount}%
        </span>
      )}
      <FavouriteButton item={item} />
    </div>
    <div className="flex flex-1 flex-col p-5">
      <Marks item={item} />
      <h3 className="text-heading">{item.name}</h3>
      <p className="mt-1 text-ink-soft">{item.description}</p>
      <p className="mt-2 mb-4 text-[0.95rem]">
        {item.rating === null ? (
          <span className="text-ink-soft">Ainda sem avaliações</span>
        ) : (
          <Rating value={item.rating} count={item.totalRatings} />
        )}
      </p>
      {children}
      <div className="mt-auto border-t border-line pt-4">
        <Price item={item} />
        <Stock stock={item.stock} />
        <div className="mt-3 flex flex-wrap gap-3">
          <BuyButton item={item} label={buyLabel} />
          {actions}
        </div>
      </div>
    </div>
  </Card>
);

const Marks = ({ item: { badges, level } }: { item: StoreItem }) =>
  (badges.length > 0 || level) && (
    <p className="mb-2.5 flex flex-wrap gap-2">
      {level && <Badge tone={levelLabels[level].tone}>{levelLabels[level].label}</Badge>}
      {badges.map(badge => (
        <Badge key={badge} tone={badgeLabels[badge].tone}>
          {badgeLabels[badge].label}
        </Badge>
      ))}
    </p>
  );

const Stock = ({ stock }: { stock: number | null }) => {
  if (stock === null || stock > FEW_LEFT) return null;
  return (
    <p className="mt-1 text-sm font-semibold text-danger-text">
      {stock === 0 ? 'Esgotado' : stock === 1 ? 'Última unidade' : `Últimas ${stock} unidades`}
    </p>
  );
};
