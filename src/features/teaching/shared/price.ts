/** The message for a field that holds no price. */
export const NO_PRICE = 'Informe um preço de R$ 0,00 a R$ 100.000,00';

/** Whole R$, also with a point between the thousands, and cents after a comma or a point. */
const REAIS = /^(?:R\$\s*)?(\d{1,3}(?:\.\d{3})+|\d{1,7})(?:[.,](\d{1,2}))?$/;

/**
 * R$ as they are typed → cents, digit by digit, because 19.99 * 100 is not 1999 in floating point. NaN for what is
 * not a price. A price is typed as text, because a number field drops the comma in a browser of another language, and
 * 19,99 would become 1999.
 */
export const centsOf = (reais: string): number => {
  const [, whole, fraction = ''] = REAIS.exec(reais.trim()) ?? [];
  return whole === undefined ? NaN : Number(whole.replaceAll('.', '')) * 100 + Number(fraction.padEnd(2, '0'));
};

/** Cents → R$ as they are typed: 1999 → '19,99'. */
export const reaisOf = (cents: number): string => `${Math.trunc(cents / 100)},${String(cents % 100).padStart(2, '0')}`;
