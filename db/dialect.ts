/** The engine the schema is built for. Chosen once, before anything imports the schema; SQLite by default. */
export type Dialect = 'sqlite' | 'postgres';

let chosen: Dialect | undefined;

/** @throws when the schema has already been built for the other engine. */
export const chooseDialect = (wanted: Dialect): void => {
  if (chosen !== undefined && chosen !== wanted) throw new Error(`The schema is already built for ${chosen}`);
  chosen = wanted;
};

export const dialect = (): Dialect => (chosen ??= 'sqlite');
