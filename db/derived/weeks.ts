import type { Dialect } from '../dialect.ts';

// The program adds each entry of the ledger to its week, because SQLite knows no time zones. For a school from before
// that, all weeks are added up once. São Paulo has been three hours behind UTC all year since 2019.

const MONDAY: Record<Dialect, string> = {
  sqlite: `date(created_at / 1000 - 10800, 'unixepoch', 'weekday 0', '-6 days')`,
  postgres: `to_char(date_trunc('week', created_at at time zone 'America/Sao_Paulo'), 'YYYY-MM-DD')`,
};

const weeksOf = (dialect: Dialect): string =>
  `select user_id, ${MONDAY[dialect]} as week, sum(experience) as experience from ledger
  where experience > 0 group by 1, 2`;

/** Whether nothing was added up yet. */
export const LACKS_WEEKS = `select 1 as lacks where exists (select 1 from ledger where experience > 0)
  and not exists (select 1 from week_experience)`;

export const fillWeeks = (dialect: Dialect): string =>
  `insert into week_experience (user_id, week, experience) ${weeksOf(dialect)}`;

/** A query for the number of weeks that differ from the ledger. */
export const weekDifferences = (dialect: Dialect): string => `select count(*) as differences from (
  select user_id, week from (
    select user_id, week, experience from week_experience
    union all select user_id, week, -experience from (${weeksOf(dialect)}) as earned
  ) as both_sides group by user_id, week having sum(experience) <> 0) as different`;
