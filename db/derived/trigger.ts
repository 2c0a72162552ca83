import type { Dialect } from '../dialect.ts';

/** A trigger whose statements are the same on both engines; on Postgres they stand in a function of its name. */
export const trigger = (dialect: Dialect, name: string, when: string, body: string): string[] =>
  dialect === 'sqlite'
    ? [`create trigger ${name} after ${when} begin ${body} end`]
    : [
        `create or replace function ${name}() returns trigger language plpgsql as $$ begin ${body} return null; end $$`,
        `create trigger ${name} after ${when} for each row execute function ${name}()`,
      ];
