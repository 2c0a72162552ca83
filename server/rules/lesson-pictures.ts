/** Pictures in the Markdown of lessons: of the school's own storage, behind the gate of the lesson's files. */

/** Repetitions have an end, so that no text takes long. The size in pixels follows the address. */
const FILE = String.raw`\/objects\/files\/[0-9a-f]{32}`;
const ALT = String.raw`(?:[^\]\\]|\\.){0,1000}`;
const TITLE = String.raw`\s{1,9}"[^"]{0,300}"`;
const IMAGE = new RegExp(String.raw`!\[(${ALT})\]\(<?(${FILE})(?:#\d{1,4}x\d{1,4})?>?(?:${TITLE})?\)`, 'g');
const SOURCE = new RegExp(String.raw`^(${FILE})(?:#(\d{1,4})x(\d{1,4}))?$`);

/** The addresses of the pictures in a text, each once. */
export const picturesIn = (markdown: string): string[] => [
  ...new Set([...markdown.matchAll(IMAGE)].map(([, , address = '']) => address)),
];

/** The text with these pictures alone; of the others stays what was said of them. */
export const keepPictures = (markdown: string, isKept: (address: string) => boolean): string =>
  markdown.replaceAll(IMAGE, (whole, alt: string, address: string) => (isKept(address) ? whole : alt));

export type Picture = { address: string; width: number | undefined; height: number | undefined };

/** What a picture's source in Markdown says; null for one that is not shown. */
export const pictureAt = (source: string): Picture | null => {
  const [, address, width, height] = SOURCE.exec(source) ?? [];
  if (address === undefined) return null;
  return { address, width: Number(width) || undefined, height: Number(height) || undefined };
};

/** The source to write for a picture of this size, so that the page keeps its place before it is there. */
export const pictureSource = (address: string, size: { width: number; height: number }): string =>
  `${address}#${size.width}x${size.height}`;
