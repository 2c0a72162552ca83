const REAIS = /^(\d{1,7})(?:[.,](\d{1,2}))?$/;

/** R$ as they are typed → cents, digit by digit: '19,99' is 1999, whatever a floating point makes of it. NaN for what is no price. */
export const centsOf = (reais: string): number => {
  const [, whole, fraction = ''] = REAIS.exec(reais.trim()) ?? [];
  return whole === undefined ? NaN : Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
};

/** Cents → R$ as a number input takes them: 1999 → '19.99'. */
export const reaisOf = (cents: number): string => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
