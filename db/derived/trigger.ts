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

/**
 * A trigger for rows that come or go by the thousand at once: on Postgres for all of a statement together.
 * @param columns what is used of the rows.
 * @param body made from where its rows are to be read.
 */
export const bulkTrigger = (
  dialect: Dialect,
  name: string,
  when: `${'insert' | 'delete'} on ${string}`,
  columns: readonly string[],
  body: (rows: string) => string,
): string[] => {
  const side = when.startsWith('insert') ? 'new' : 'old';
  if (dialect === 'sqlite')
    return trigger(
      dialect,
      name,
      when,
      body(`(select ${columns.map(column => `${side}.${column} as ${column}`).join(', ')})`),
    );
  return [
    `create or replace function ${name}() returns trigger language plpgsql as $$
    begin ${body('changed')} return null; end $$`,
    `create trigger ${name} after ${when} referencing ${side} table as changed
      for each statement execute function ${name}()`,
  ];
};
