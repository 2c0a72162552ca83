/** A file's bytes, to be read at any place, wherever they are kept. `end` is not included. */
export type Source = { size: number; read: (start: number, end: number) => Promise<Uint8Array> };

/** What a look into a file tells: its media type and, of a film, its length. */
export type Facts = { type: string; durationSeconds: number | null };
