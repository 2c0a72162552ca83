/** 32 signs that cannot be mistaken for each other when read aloud (Crockford's base 32): five bits each. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUP_LENGTH = 5;

const grouped = (signs: string): string => signs.match(new RegExp(`.{1,${GROUP_LENGTH}}`, 'g'))?.join('-') ?? '';

/** A code such as `7K3QD-…`. @param bytes random ones, of which each gives five bits. */
export const codeFrom = (bytes: Uint8Array): string =>
  grouped(Array.from(bytes, byte => SIGNS[byte % SIGNS.length]).join(''));

/**
 * A code as it was issued, however it was copied from paper: in lower case, its groups parted by anything or nothing,
 * with an O for a zero, an I or L for a one.
 */
export const readCode = (typed: string): string =>
  grouped(
    typed
      .toUpperCase()
      .replaceAll(/[^0-9A-Z]/g, '')
      .replaceAll('O', '0')
      .replaceAll(/[IL]/g, '1'),
  );
