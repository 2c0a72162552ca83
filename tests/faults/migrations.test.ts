import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DatabaseAddress } from '../../db/client.ts';
import { connectPostgres } from '../../db/postgres.ts';
import { connectSqlite } from '../../db/sqlite.ts';
import { migrateDatabase, oneAtATime, structureOf } from '../../db/migrate.ts';
import { newerMigrations, OLDER_NOTE, olderMigrations } from '../support/other-versions.ts';
import { startPostgres, type PostgresServer } from '../support/postgres-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'academia-migrations-'));
let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.remove();
  rmSync(folder, { recursive: true, force: true });
});

type Kind = DatabaseAddress['kind'];
type Database = {
  address: DatabaseAddress;
  run: (statement: string) => Promise<void>;
  rows: (query: string) => Promise<unknown[]>;
  /** The words of its SQL for a moment. */
  now: string;
};

let made = 0;
const rowsOf = (file: string, query: string): unknown[] => {
  const connection = connectSqlite(file);
  try {
    const statement = connection.prepare(query);
    return statement.reader ? statement.all() : [statement.run()];
  } finally {
    connection.close();
  }
};

const emptyDatabases: Record<Kind, () => Promise<Database>> = {
  sqlite: async () => {
    const file = join(folder, `${(made += 1)}.db`);
    return {
      address: { kind: 'sqlite', file },
      run: async statement => void rowsOf(file, statement),
      rows: async query => rowsOf(file, query),
      now: '1',
    };
  },
  postgres: async () => {
    const url = await postgres.createDatabase();
    const rows = async (query: string): Promise<unknown[]> => {
      const client = await connectPostgres(url);
      return (await client.query(query).finally(() => client.end())).rows;
    };
    return {
      address: { kind: 'postgres', url },
      run: async statement => void (await rows(statement)),
      rows,
      now: 'now()',
    };
  },
};

/** The copies that updates have left beside a SQLite file. */
const copiesOf = ({ address }: Database): string[] =>
  address.kind === 'sqlite'
    ? readdirSync(folder)
        .filter(name => name.startsWith(`${basename(address.file)}.before-`))
        .map(name => join(folder, name))
    : [];

/** A school of this program's version, with one person who is signed in. */
const aSchool = async (kind: Kind): Promise<Database> => {
  const database = await emptyDatabases[kind]();
  await migrateDatabase(database.address);
  await database.run(
    `insert into users (full_name, name_search, username, username_key, email, password_hash, role, coins, created_at)
     values ('Ana', 'ana', 'ana', 'ana', 'ana@exemplo.com', 'none', 'student', 7, ${database.now})`,
  );
  await database.run(
    `insert into sessions (id, user_id, expires_at, created_at)
     select 's', id, ${database.now}, ${database.now} from users`,
  );
  return database;
};

describe.each(['sqlite', 'postgres'] as const)('on %s', kind => {
  let database: Database;
  beforeEach(async () => {
    database = await aSchool(kind);
  });

  const migrateFurther = (...statements: string[]) =>
    migrateDatabase(database.address, newerMigrations(kind, folder, statements));
  const coins = () => database.rows('select coins from users');

  test('a school of the version before is brought up to date with all that is in it', async () => {
    await migrateFurther('ALTER TABLE users ADD COLUMN nickname text', 'UPDATE users SET nickname = username');
    expect(await database.rows('select nickname, coins from users')).toEqual([{ nickname: 'ana', coins: 7 }]);
    const copies = copiesOf(database);
    expect(copies).toHaveLength(kind === 'sqlite' ? 1 : 0);
    for (const copy of copies) {
      expect(rowsOf(copy, 'select coins from users')).toEqual([{ coins: 7 }]);
      expect(() => rowsOf(copy, 'select nickname from users')).toThrow('no such column');
    }
  });

  test('this program brings a database of an older one up to date, and knows both', async () => {
    const older = await emptyDatabases[kind]();
    await migrateDatabase(older.address, olderMigrations(kind, folder));
    expect(await structureOf(older.address)).toBe('pending');
    await migrateDatabase(older.address);
    expect(await structureOf(older.address)).toBe('current');
    expect(await older.rows('select note from older_notes')).toEqual([{ note: OLDER_NOTE }]);
    expect(await older.rows('select coins from users')).toEqual([]);
  });

  test('a migration that fails is undone as a whole, and says so; the program as it was goes on', async () => {
    await expect(
      migrateFurther(
        'CREATE TABLE half_way (id integer)',
        'UPDATE users SET coins = 0',
        'ALTER TABLE no_such_table ADD COLUMN x integer',
      ),
    ).rejects.toThrow(/^A atualização do banco de dados falhou e foi desfeita; ele está como antes \(.*no_such_table/);
    expect(await coins()).toEqual([{ coins: 7 }]);
    await expect(database.rows('select * from half_way')).rejects.toThrow();
    await migrateDatabase(database.address);
    expect(copiesOf(database)).toEqual([]);
  });

  test('an older program does not touch what a newer one has changed', async () => {
    await migrateFurther('UPDATE users SET coins = 9');
    expect(await structureOf(database.address)).toBe('newer');
    await expect(migrateDatabase(database.address)).rejects.toThrow(
      'O banco de dados é de uma versão mais nova da Academia do que este programa. Nada foi alterado.',
    );
    expect(await coins()).toEqual([{ coins: 9 }]);
  });
});

// SQLite cannot change a constraint: drizzle-kit makes the table again, and drops the old one.
describe('a table that is made again on sqlite', () => {
  const remake = (rows: string): string[] => [
    'CREATE TABLE __new_users AS SELECT * FROM users LIMIT 0',
    `INSERT INTO __new_users ${rows}`,
    'DROP TABLE users',
    'ALTER TABLE __new_users RENAME TO users',
    'CREATE UNIQUE INDEX users_id ON users (id)',
  ];
  const remakeUsers = (database: Database, rows: string) =>
    migrateDatabase(database.address, newerMigrations('sqlite', folder, remake(rows)));
  const sessions = (database: Database) => database.rows('select id from sessions');

  test('keeps the rows that refer to it', async () => {
    const database = await aSchool('sqlite');
    await remakeUsers(database, 'SELECT * FROM users');
    expect(await sessions(database)).toEqual([{ id: 's' }]);
  });

  test('is as before where rows would be left that refer to none', async () => {
    const database = await aSchool('sqlite');
    await expect(remakeUsers(database, 'SELECT * FROM users WHERE coins > 7')).rejects.toThrow(
      /foi desfeita; ele está como antes \(1 linhas ficariam sem a linha a que se referem\)$/,
    );
    expect(await database.rows('select coins from users')).toEqual([{ coins: 7 }]);
    expect(await sessions(database)).toEqual([{ id: 's' }]);
    expect(copiesOf(database)).toEqual([]);
  });
});

test('what one process alone may do, such as filling a school, is done by one after the other', async () => {
  const { address } = await emptyDatabases.postgres();
  let inside = 0;
  const found: number[] = [];
  const work = async (): Promise<void> => {
    found.push((inside += 1));
    await new Promise(resolve => setImmediate(resolve));
    inside -= 1;
  };
  await Promise.all(Array.from({ length: 4 }, () => oneAtATime(address, work)));
  expect(found).toEqual([1, 1, 1, 1]);
});
