/** 32 characters that cannot be confused when read aloud (Crockford's base 32), five bits each. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUP_LENGTH = 5;

const grouped = (signs: string): string => signs.match(new RegExp(`.{1,${GROUP_LENGTH}}`, 'g'))?.join('-') ?? '';

/** A code such as `7K3QD-…`. @param bytes random bytes; five bits of each are used. */
export const codeFrom = (bytes: Uint8Array): string =>
  grouped(Array.from(bytes, byte => SIGNS[byte % SIGNS.length]).join(''));

/** Normalizes a code that was copied from paper: lower case, any separator or none, O for zero, I or L for one. */
export const readCode = (typed: string): string =>
  grouped(
    typed
      .toUpperCase()
      .replaceAll(/[^0-9A-Z]/g, '')
      .replaceAll('O', '0')
      .replaceAll(/[IL]/g, '1'),
  );
