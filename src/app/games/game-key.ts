const BYTES = 16;

/** A mark that no other game has. Not `randomUUID`, which browsers keep from plain http, as a school's own network may be. */
export const newGameKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), byte => byte.toString(16).padStart(2, '0')).join('');
