import { GAMES_OF, shardOf } from './counters.ts';
import type { Kept } from './kept.ts';
import { trigger } from './trigger.ts';

const add = (from: string, amount: string): string => `
  insert into totals (name, bucket, shard, amount)
  select '${GAMES_OF}' || t.professor_id, 0, ${shardOf('t.student_id')}, ${amount} from ${from}
  on conflict (name, bucket, shard) do update set amount = totals.amount + excluded.amount;`;
const gamesOf = (row: string): string => `case when ${row}.role = 'student' then ${row}.games else 0 end`;
const isNew = 't.professor_id = new.professor_id and t.student_id = new.student_id and t.professor_id > 0';

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
        'taught_students t where t.student_id = new.id and t.professor_id > 0',
        `${gamesOf('new')} - ${gamesOf('old')}`,
      ),
    ),
    ...trigger(
      dialect,
      'count_taught_games_new',
      'insert on taught_students',
      add(`taught_students t join users u on u.id = t.student_id where ${isNew}`, gamesOf('u')),
    ),
    ...trigger(
      dialect,
      'count_taught_games_removed',
      'delete on taught_students',
      add(
        `(select old.professor_id as professor_id, old.student_id as student_id) t
        join users u on u.id = t.student_id where t.professor_id > 0`,
        `-(${gamesOf('u')})`,
      ),
    ),
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
