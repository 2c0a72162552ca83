/** Makes something when it is first needed, and keeps it. A format of the browser's takes a phone ten milliseconds. */
export const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};

/** How moments are written, in the school's time zone. */
export const dateFormat = (locale: string, options?: Intl.DateTimeFormatOptions): (() => Intl.DateTimeFormat) =>
  once(() => new Intl.DateTimeFormat(locale, { timeZone: 'America/Sao_Paulo', ...options }));
