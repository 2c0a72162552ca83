/** Characters; a file of some hundred games. What is larger is for a chess program. */
const PGN_MAX_LENGTH = 500_000;

/**
 * Whether the page may read an address by itself: the content policy lets it ask the school's own server and nobody
 * else.
 */
export const isOwnAddress = (url: string): boolean => URL.parse(url, location.href)?.origin === location.origin;

/** The text of a PGN that lies with the school. @throws Error when it is not there, or is no file of games. */
export const readPgn = async (url: string): Promise<string> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const text = await response.text();
  if (text.length > PGN_MAX_LENGTH) throw new Error(`${url} is too long`);
  return text;
};
