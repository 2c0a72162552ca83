/** A file's bytes, to be read at any place, wherever they are kept. `end` is not included. */
export type Source = { size: number; read: (start: number, end: number) => Promise<Uint8Array> };
