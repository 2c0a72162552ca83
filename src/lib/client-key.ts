const BYTES = 16;

/**
 * A mark that nothing else has, by which the server knows what is sent twice. Not `randomUUID`, which browsers keep
 * from plain http, as a school's own network may be.
 */
export const newClientKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), byte => byte.toString(16).padStart(2, '0')).join('');
