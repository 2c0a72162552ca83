/** What a browser keeps of one user's reading, at most: some courses of text, and as many films as a phone spares. */

export const MOST_ANSWERS = 200;
export const MOST_FILES = 60;
export const MOST_BYTES = 300_000_000;
/** A longer film would push out all others. */
export const MOST_BYTES_OF_ONE = 100_000_000;

export type KeptEntry = { url: string; kind: 'answer' | 'file'; bytes: number; keptAt: number };

/** What has to go so that the rest is within the limits: the oldest first, answers and files apart. */
export const tooMany = (entries: readonly KeptEntry[]): KeptEntry[] => {
  const newestFirst = entries.toSorted((a, b) => b.keptAt - a.keptAt);
  const answers = newestFirst.filter(({ kind }) => kind === 'answer');
  const files = newestFirst.filter(({ kind }) => kind === 'file');
  let bytes = 0;
  const surplus = files.filter((file, index) => {
    bytes += file.bytes;
    return index >= MOST_FILES || bytes > MOST_BYTES;
  });
  return [...answers.slice(MOST_ANSWERS), ...surplus];
};
