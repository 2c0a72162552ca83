import type { Dialect } from '../dialect.ts';

/**
 * A trigger whose statements are the same on both engines; on Postgres they stand in a function of its name.
 * @param condition which rows it is for; all of them by default.
 */
export const trigger = (dialect: Dialect, name: string, when: string, body: string, condition = ''): string[] => {
  if (dialect === 'sqlite')
    return [`create trigger ${name} after ${when}${condition && ` when ${condition}`} begin ${body} end`];
  const rows = `for each row${condition && ` when (${condition})`}`;
  return [
    `create or replace function ${name}() returns trigger language plpgsql as $$ begin ${body} return null; end $$`,
    `create trigger ${name} after ${when} ${rows} execute function ${name}()`,
  ];
};
