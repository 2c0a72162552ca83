import type { Dialect } from '../dialect.ts';
import type { Counter } from './counters.ts';

const columnsOf = ({ key, sums }: Counter): string => [...Object.keys(key), ...Object.keys(sums)].join(', ');

/** What a row adds, or with a minus takes away. */
const valuesOf = ({ key, sums }: Counter, row: string, dialect: Dialect, sign = ''): string =>
  [
    ...Object.values(key).map(of => of(row, dialect)),
    ...Object.values(sums).map(of => `${sign}(${of(row, dialect)})`),
  ].join(', ');

const additionsOf = ({ into, sums }: Counter): string =>
  Object.keys(sums)
    .map(name => `${name} = ${into}.${name} + excluded.${name}`)
    .join(', ');

/** What the rows of a table add, or with a minus take away. */
const rowsIn = (counter: Counter, dialect: Dialect, table = counter.of, sign = ''): string => {
  const { key, sums, counts } = counter;
  const named = [
    ...Object.entries(key).map(([name, of]) => `${of('counted_row', dialect)} as ${name}`),
    ...Object.entries(sums).map(([name, of]) => `${sign}(${of('counted_row', dialect)}) as ${name}`),
  ];
  return `select ${named.join(', ')} from ${table} as counted_row where ${counts('counted_row', dialect)}`;
};

const addition = (counter: Counter, row: string, dialect: Dialect, sign = ''): string => {
  const { into, key, counts } = counter;
  return `insert into ${into} (${columnsOf(counter)})
    select ${valuesOf(counter, row, dialect, sign)} where ${counts(row, dialect)}
    on conflict (${Object.keys(key).join(', ')}) do update set ${additionsOf(counter)};`;
};

const isChanged = (counter: Counter, dialect: Dialect): string => {
  const of = (row: string): string =>
    `(case when ${counter.counts(row, dialect)} then 1 else 0 end, ${valuesOf(counter, row, dialect)})`;
  return `${of('old')} ${dialect === 'sqlite' ? 'is not' : 'is distinct from'} ${of('new')}`;
};

const onSqlite = (counter: Counter): string[] => {
  const { name, of, watched } = counter;
  const [out, into] = [addition(counter, 'old', 'sqlite', '-'), addition(counter, 'new', 'sqlite')];
  return [
    `create trigger ${name} after insert on ${of} begin ${into} end`,
    `create trigger ${name}_removed after delete on ${of} begin ${out} end`,
    `create trigger ${name}_changed after update of ${watched.join(', ')} on ${of}
      when ${isChanged(counter, 'sqlite')} begin ${out} ${into} end`,
  ];
};

const onPostgres = (counter: Counter): string[] => {
  const { name, of, watched } = counter;
  return [
    `create or replace function ${name}() returns trigger language plpgsql as $$ begin
      if tg_op <> 'INSERT' then ${addition(counter, 'old', 'postgres', '-')} end if;
      if tg_op <> 'DELETE' then ${addition(counter, 'new', 'postgres')} end if;
      return null;
    end $$`,
    `create trigger ${name} after insert or delete on ${of} for each row execute function ${name}()`,
    `create trigger ${name}_changed after update of ${watched.join(', ')} on ${of} for each row
      when (${isChanged(counter, 'postgres')}) execute function ${name}()`,
  ];
};

const mergeOf = (counter: Counter, rows: string): string => {
  const { into, key, sums } = counter;
  const keys = Object.keys(key).join(', ');
  const names = Object.keys(sums);
  return `insert into ${into} (${columnsOf(counter)})
    select ${keys}, ${names.map(name => `sum(${name})`).join(', ')} from (${rows}) as changed
    group by ${keys} having ${names.map(name => `sum(${name}) <> 0`).join(' or ')} order by ${keys}
    on conflict (${keys}) do update set ${additionsOf(counter)};`;
};

/**
 * Once a statement, not once a row: until the transaction ends Postgres keeps every version of a row, and a sum that
 * was changed 10,000 times is looked for among 10,000 versions. The keys are sorted, so that two statements do not wait
 * for each other.
 */
const onPostgresInBulk = (counter: Counter): string[] => {
  const { name, of } = counter;
  const added = rowsIn(counter, 'postgres', 'added');
  const removed = rowsIn(counter, 'postgres', 'removed', '-');
  const run = `for each statement execute function ${name}()`;
  return [
    `create or replace function ${name}() returns trigger language plpgsql as $$ begin
      if tg_op = 'INSERT' then ${mergeOf(counter, added)}
      elsif tg_op = 'DELETE' then ${mergeOf(counter, removed)}
      else ${mergeOf(counter, `${added} union all ${removed}`)} end if;
      return null;
    end $$`,
    `create trigger ${name} after insert on ${of} referencing new table as added ${run}`,
    `create trigger ${name}_removed after delete on ${of} referencing old table as removed ${run}`,
    `create trigger ${name}_changed after update on ${of}
      referencing old table as removed new table as added ${run}`,
  ];
};

/** The triggers of a counter; the first one has its name. */
export const triggersOf = (counter: Counter, dialect: Dialect): string[] => {
  if (dialect === 'sqlite') return onSqlite(counter);
  return counter.inBulk ? onPostgresInBulk(counter) : onPostgres(counter);
};

/** Statements that count all rows again. */
export const recountOf = (counter: Counter, dialect: Dialect): string[] => {
  const { into, key, sums, own = '1 = 1' } = counter;
  return [
    `delete from ${into} where ${own}`,
    `insert into ${into} (${columnsOf(counter)}) select ${Object.keys(key).join(', ')},
      ${Object.keys(sums).map(name => `sum(${name})`)} from (${rowsIn(counter, dialect)}) as counted
      group by ${Object.keys(key).join(', ')}`,
  ];
};

/** Sums of fractions depend on their order. */
const ALMOST_NOTHING = 1e-6;

/** A query for the number of sums that differ from a recount. */
export const differencesOf = (counter: Counter, dialect: Dialect): string => {
  const { into, key, sums, own = '1 = 1' } = counter;
  const keys = Object.keys(key).join(', ');
  const kept = `select ${[...Object.keys(key), ...Object.keys(sums).map(name => `-${name}`)].join(', ')}
    from ${into} where ${own}`;
  const differs = Object.keys(sums).map(name => `abs(sum(${name})) > ${ALMOST_NOTHING}`);
  return `select count(*) as differences from (
    select ${keys} from (${rowsIn(counter, dialect)} union all ${kept}) as twice
    group by ${keys} having ${differs.join(' or ')}) as different`;
};
