type Sign = readonly [name: string, sign: RegExp];

/** The first match counts: most browsers also name the ones they descend from. */
const BROWSERS: readonly Sign[] = [
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS)\//],
  ['Safari', /Safari\//],
];
const SYSTEMS: readonly Sign[] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux/],
];

const nameIn = (userAgent: string, signs: readonly Sign[]): string | undefined =>
  signs.find(([, sign]) => sign.test(userAgent))?.[0];

/**
 * The browser and system of a User-Agent header, as their owner knows them and no more precisely: 'Chrome · Windows';
 * null when the header names neither.
 */
export const deviceIn = (userAgent: string | undefined): string | null => {
  const names = [nameIn(userAgent ?? '', BROWSERS), nameIn(userAgent ?? '', SYSTEMS)].filter(
    name => name !== undefined,
  );
  return names.length > 0 ? names.join(' · ') : null;
};
