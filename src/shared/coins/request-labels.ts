import type { PurchaseRequest } from '../../../server/features/guardians/purchases.schema.ts';

export const requestStates: Record<PurchaseRequest['state'], string> = {
  waiting: 'Espera a resposta',
  approved: 'Aprovado',
  declined: 'Recusado',
  withdrawn: 'Cancelado',
};
