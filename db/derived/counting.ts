import type { Dialect } from '../dialect.ts';
import type { Counter } from './counters.ts';

const columnsOf = ({ key, sums }: Counter): string => [...Object.keys(key), ...Object.keys(sums)].join(', ');

/** What a row adds, or with a minus takes away. */
const valuesOf = ({ key, sums }: Counter, row: string, dialect: Dialect, sign = ''): string =>
  [
    ...Object.values(key).map(of => of(row, dialect)),
    ...Object.values(sums).map(of => `${sign}(${of(row, dialect)})`),
  ].join(', ');

const addition = (counter: Counter, row: string, dialect: Dialect, sign = ''): string => {
  const { into, key, sums, counts } = counter;
  const changes = Object.keys(sums).map(name => `${name} = ${into}.${name} + excluded.${name}`);
  return `insert into ${into} (${columnsOf(counter)})
    select ${valuesOf(counter, row, dialect, sign)} where ${counts(row, dialect)}
    on conflict (${Object.keys(key).join(', ')}) do update set ${changes.join(', ')};`;
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

/** The triggers of a counter; the first one has its name. */
export const triggersOf = (counter: Counter, dialect: Dialect): string[] =>
  dialect === 'sqlite' ? onSqlite(counter) : onPostgres(counter);

/** Statements that count all rows again. */
export const recountOf = (counter: Counter, dialect: Dialect): string[] => {
  const { into, key, sums, own = '1 = 1' } = counter;
  return [
    `delete from ${into} where ${own}`,
    `insert into ${into} (${columnsOf(counter)}) select ${Object.keys(key).join(', ')},
      ${Object.keys(sums).map(name => `sum(${name})`)} from (${rowsOf(counter, dialect)}) as counted
      group by ${Object.keys(key).join(', ')}`,
  ];
};

const rowsOf = (counter: Counter, dialect: Dialect): string => {
  const { key, sums, counts, of } = counter;
  const named = [...Object.entries(key), ...Object.entries(sums)].map(
    ([name, value]) => `${value('counted_row', dialect)} as ${name}`,
  );
  return `select ${named.join(', ')} from ${of} as counted_row where ${counts('counted_row', dialect)}`;
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
    select ${keys} from (${rowsOf(counter, dialect)} union all ${kept}) as twice
    group by ${keys} having ${differs.join(' or ')}) as different`;
};
