import { beforeEach, expect, inject, test } from 'vitest';
import { dialect } from '../../db/dialect.ts';
import { connectPostgres } from '../../db/postgres.ts';
import type { Live } from '../../server/live/live.ts';
import { openLive } from '../../server/live/open-live.ts';
import { sqliteFile } from '../support/database.ts';
import { atEnd } from '../support/endings.ts';
import { eventually } from '../support/eventually.ts';

const isShared = dialect() === 'postgres';

/** What one listener has heard. */
const ear = (live: Live, topic: Parameters<Live['tell']>[0] = 'match') => {
  const heard: string[] = [];
  const end = live.listen(topic, { onNews: id => void heard.push(id), onGap: () => void heard.push('gap') });
  return { heard, end };
};

/** Two processes of one school, which on SQLite are the same one. */
let here: Live;
let there: Live;

const opened = (live: Live): Live => {
  atEnd(live.close);
  return live;
};

beforeEach(async () => {
  if (!isShared) {
    here = there = opened(openLive({ kind: 'sqlite', file: await sqliteFile() }));
    return;
  }
  const url = inject('postgresTemplate').replace(/[^/]*$/, 'postgres');
  [here, there] = [openLive({ kind: 'postgres', url }), openLive({ kind: 'postgres', url })].map(opened) as [
    Live,
    Live,
  ];
  // Both listen once each has heard that it is connected.
  const ears = [ear(here), ear(there)];
  await eventually(() => expect(ears.map(({ heard }) => heard)).toEqual([['gap'], ['gap']]));
  for (const { end } of ears) end();
});

test('what one process tells, listeners of every process hear once and in order', async () => {
  const ears = [ear(here), ear(there)];
  for (const id of [1, 2, 'a-long_id']) here.tell('match', id);
  await eventually(() =>
    expect(ears.map(({ heard }) => heard)).toEqual([
      ['1', '2', 'a-long_id'],
      ['1', '2', 'a-long_id'],
    ]),
  );
});

test('a listener hears nothing of another topic, and nothing after it has ended', async () => {
  const [matches, sessions, ended] = [ear(there), ear(there, 'session'), ear(there)];
  ended.end();
  here.tell('session', 'x');
  here.tell('match', 7);
  await eventually(() => expect([matches.heard, sessions.heard]).toEqual([['7'], ['x']]));
  expect(ended.heard).toEqual([]);
});

if (isShared)
  test('what is closed before it is connected ends', async () => {
    const url = inject('postgresTemplate').replace(/[^/]*$/, 'postgres');
    await openLive({ kind: 'postgres', url }).close();
  });

if (isShared)
  test('a listener that lost the connection hears of a gap when it is back, and hears news again', async () => {
    const { heard } = ear(there);
    const admin = await connectPostgres(inject('postgresTemplate').replace(/[^/]*$/, 'postgres'));
    try {
      await admin.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen academia_live%' " +
          'and pid <> pg_backend_pid()',
      );
    } finally {
      await admin.end();
    }
    await eventually(() => expect(heard).toContain('gap'));
    await eventually(() => {
      here.tell('match', 9);
      expect(heard.at(-1)).toBe('9');
    });
  });
