import { z } from 'zod';

/** Coins for sending a product to an address, unless its price is above `FREE_FREIGHT_ABOVE` coins. */
export const FREIGHT = 20;
export const FREE_FREIGHT_ABOVE = 200;

export const DeliveryMethod = z
  .enum(['school', 'address'], { error: 'Escolha como receber o produto' })
  .describe('Como recebe: retira na escola (school) ou em um endereço (address)');
export type DeliveryMethod = z.infer<typeof DeliveryMethod>;

const ADDRESS = 'Escreva o endereço completo, com rua, número, cidade e CEP';
/** How a thing is to reach its buyer. */
export const DeliveryInput = z.discriminatedUnion(
  'method',
  [
    z.object({ method: z.literal('school').describe('Retira na escola') }),
    z.object({
      method: z.literal('address').describe('Recebe em um endereço'),
      address: z
        .string({ error: ADDRESS })
        .trim()
        .min(15, ADDRESS)
        .max(300, 'O endereço tem no máximo 300 caracteres')
        .describe('Endereço completo, de 15 a 300 caracteres'),
    }),
  ],
  { error: 'Escolha como receber o produto' },
);
export type DeliveryInput = z.infer<typeof DeliveryInput>;

/** Coins for sending a product; fetching it at the school is free. */
export const freightOf = (method: DeliveryMethod | null, price: number): number =>
  method === 'address' && price <= FREE_FREIGHT_ABOVE ? FREIGHT : 0;
