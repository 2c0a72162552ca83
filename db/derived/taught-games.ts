import { GAMES_OF, shardOf } from './counters.ts';
import type { Kept } from './kept.ts';
import { bulkTrigger, trigger } from './trigger.ts';

const add = (from: string, amount: string): string => `
  insert into totals (name, bucket, shard, amount)
  select '${GAMES_OF}' || t.professor_id, 0, ${shardOf('t.student_id')}, ${amount} from ${from}
  on conflict (name, bucket, shard) do update set amount = totals.amount + excluded.amount;`;
const gamesOf = (row: string): string => `case when ${row}.role = 'student' then ${row}.games else 0 end`;

/**
 * What students who came or left add or take away. Each is looked up: Postgres keeps the plan of a join that was made
 * for thousands, and would then read all users for one.
 */
const addOf =
  (sign: string) =>
  (rows: string): string => {
    const sum = `sum(${sign}(select ${gamesOf('u')} from users u where u.id = t.student_id))`;
    return add(`${rows} t where t.professor_id > 0 group by 1, 3 having ${sum} <> 0 order by 1, 3`, sum);
  };
const KEYS = ['professor_id', 'student_id'];

const COUNTED = `select '${GAMES_OF}' || t.professor_id as name, ${shardOf('t.student_id')} as shard,
  ${gamesOf('u')} as amount from taught_students t join users u on u.id = t.student_id where t.professor_id > 0`;
const OWN = `name like '${GAMES_OF}%'`;

/** The games of each professor's students. */
export const taughtGames: Kept = {
  name: 'count_taught_games',
  triggers: dialect => [
    ...trigger(
      dialect,
      'count_taught_games',
      'update of games, role on users',
      add(
        'taught_students t where t.student_id = new.id and t.professor_id > 0 order by 1',
        `${gamesOf('new')} - ${gamesOf('old')}`,
      ),
    ),
    ...bulkTrigger(dialect, 'count_taught_games_new', 'insert on taught_students', KEYS, addOf('')),
    ...bulkTrigger(dialect, 'count_taught_games_removed', 'delete on taught_students', KEYS, addOf('-')),
  ],
  recount: () => [
    `delete from totals where ${OWN}`,
    `insert into totals (name, bucket, shard, amount)
    select name, 0, shard, sum(amount) from (${COUNTED}) as games_of group by name, shard`,
  ],
  differences: () => `select count(*) as differences from (
    select name, shard from (${COUNTED} union all select name, shard, -amount from totals where ${OWN}) as twice
    group by name, shard having sum(amount) <> 0) as different`,
};
