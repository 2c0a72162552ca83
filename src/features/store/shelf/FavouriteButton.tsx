import clsx from 'clsx';
import { Heart } from 'lucide-react';
import type { StoreItem } from '../../../../server/features/store/store.schema.ts';
import { useSession } from '../../../shared/session/session.tsx';
import { errorText } from '../../../lib/error-text.ts';
import { toast } from '../../../ui/toast-store.ts';
import { useFavourite } from '../use-store.ts';

/** Keeps a product for later. Only students have favourites. */
export const FavouriteButton = ({
  item: { id, name, favourite },
}: {
  item: Pick<StoreItem, 'id' | 'name' | 'favourite'>;
}) => {
  const { user } = useSession();
  const { favour, unfavour } = useFavourite();
  if (user?.role !== 'student') return null;
  const isPending = favour.isPending || unfavour.isPending;
  // What was asked for is shown at once; a refusal takes it back.
  const isOn = favour.isPending || (favourite && !unfavour.isPending);
  const onError = (error: unknown) =>
    toast({ title: 'Não foi possível guardar', description: errorText(error), variant: 'destructive' });
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={`Favorito: ${name}`}
      aria-busy={isPending || undefined}
      onClick={() => !isPending && (favourite ? unfavour : favour).mutate({ itemId: id }, { onError })}
      className={clsx(
        'absolute top-3 right-3 grid size-11 place-items-center rounded-full border border-line bg-surface',
        'text-danger-text shadow-card hover:bg-sunken',
      )}
    >
      <Heart aria-hidden className={clsx('size-5', isOn && 'fill-current')} />
    </button>
  );
};
