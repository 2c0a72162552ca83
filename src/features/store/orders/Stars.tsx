import clsx from 'clsx';
import { Star } from 'lucide-react';
import type { StoreOrder } from '../../../../server/features/store/orders.schema.ts';
import { errorText } from '../../../lib/error-text.ts';
import { toast } from '../../../ui/toast-store.ts';
import { useRate } from '../use-store.ts';

const PLACES = [1, 2, 3, 4, 5];

/** How the buyer likes it, in stars that can be changed. */
export const Stars = ({ order }: { order: StoreOrder }) => {
  const rate = useRate();
  const shown = rate.isPending ? rate.variables.rating : order.stars;
  const give = (rating: number) =>
    rate.mutate(
      { orderId: order.id, rating },
      {
        onSuccess: () => toast({ title: 'Obrigado pela avaliação!' }),
        onError: error =>
          toast({ title: 'Não foi possível avaliar', description: errorText(error), variant: 'destructive' }),
      },
    );
  return (
    <fieldset>
      <legend className="text-sm text-ink-soft">{order.stars === null ? 'O que achou?' : 'Sua avaliação'}</legend>
      <div className="-ml-2 flex">
        {PLACES.map(index => (
          <label
            key={index}
            className={clsx(
              'grid size-11 cursor-pointer place-items-center rounded-control text-gold-text',
              'has-focus-visible:outline-3 has-focus-visible:outline-brand-text',
            )}
          >
            <input
              type="radio"
              className="sr-only"
              name={`estrelas-${order.id}`}
              checked={shown === index}
              onChange={() => give(index)}
            />
            <Star
              aria-hidden
              className={clsx('size-6', shown !== null && index <= shown ? 'fill-gold' : 'opacity-45')}
            />
            <span className="sr-only">
              {index} {index === 1 ? 'estrela' : 'estrelas'}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
