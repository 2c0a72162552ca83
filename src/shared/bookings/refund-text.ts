import { plural } from '../../lib/plural.ts';

/** What a cancelled booking gives back, as the end of a sentence: ' e 30 moedas voltam para você.' */
export const refundText = (price: number): string =>
  price === 0 ? '.' : ` e ${plural(price, 'moeda')} ${price === 1 ? 'volta' : 'voltam'} para você.`;
