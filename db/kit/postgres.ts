// What drizzle-kit reads to write the Postgres migrations: the same schema, built after the choice.
import './choose-postgres.ts';
export * from './schema.ts';
