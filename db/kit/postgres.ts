// drizzle-kit reads this to write the Postgres migrations: the same schema, built after the choice of the engine.
import './choose-postgres.ts';
export * from './schema.ts';
