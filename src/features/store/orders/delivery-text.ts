import type { StoreOrder } from '../../../../server/features/store/orders.schema.ts';
import { formatDate } from '../../../lib/format.ts';

type Delivered = Pick<StoreOrder, 'delivery' | 'returnAskedAt'>;

/** Where a thing that was bought is, for its buyer; null for what is no thing. */
export const deliveryText = ({ delivery, returnAskedAt }: Delivered): string | null => {
  if (delivery === null) return null;
  if (returnAskedAt !== null) return 'Devolução pedida: leve o produto à escola e as moedas voltam para você.';
  if (delivery.deliveredAt !== null) return `Entregue em ${formatDate(delivery.deliveredAt)}.`;
  return delivery.method === 'school'
    ? 'Aguardando: retire na escola.'
    : `A escola vai enviar para: ${delivery.address ?? ''}`;
};
