import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectPostgres, connectSqlite, type DatabaseAddress } from '../../db/client.ts';
import { migrateDatabase, migrationsFolder } from '../../db/migrate.ts';
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
type Journal = { entries: { idx: number; when: number; tag: string; version: string; breakpoints: boolean }[] };

/** The program's own migrations and one more that makes a table and then fails. */
const failingMigrations = (kind: Kind): string => {
  const copy = join(folder, `failing-${kind}`);
  cpSync(migrationsFolder(kind), copy, { recursive: true });
  const path = join(copy, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as Journal;
  const last = journal.entries.at(-1)!;
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: 'failing' });
  writeFileSync(path, JSON.stringify(journal));
  writeFileSync(
    join(copy, 'failing.sql'),
    'CREATE TABLE half_way (id integer);\n--> statement-breakpoint\nUPDATE users SET coins = 0;\n--> statement-breakpoint\nALTER TABLE no_such_table ADD COLUMN x integer;\n',
  );
  return copy;
};

const PERSON =
  "insert into users (full_name, name_search, username, username_key, email, password_hash, role, coins, created_at) values ('Ana', 'ana', 'ana', 'ana', 'ana@exemplo.com', 'none', 'student', 7, ";

type Place = {
  address: DatabaseAddress;
  run: (statement: string) => Promise<void>;
  rows: (query: string) => Promise<unknown[]>;
  now: string;
};

const places: Record<Kind, () => Promise<Place>> = {
  sqlite: async () => {
    const file = join(folder, 'academy.db');
    const within = <T>(work: (connection: ReturnType<typeof connectSqlite>) => T): T => {
      const connection = connectSqlite(file);
      try {
        return work(connection);
      } finally {
        connection.close();
      }
    };
    return {
      address: { kind: 'sqlite', file },
      run: async statement => void within(connection => connection.exec(statement)),
      rows: async query => within(connection => connection.prepare(query).all()),
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

describe.each(['sqlite', 'postgres'] as const)('on %s', kind => {
  let place: Place;
  beforeAll(async () => {
    place = await places[kind]();
    await migrateDatabase(place.address);
    await place.run(`${PERSON}${place.now})`);
  });

  const coins = () => place.rows('select coins from users');

  test('a migration that fails is undone as a whole, and says so; the program as it was goes on', async () => {
    await expect(migrateDatabase(place.address, failingMigrations(kind))).rejects.toThrow(
      /^A atualização do banco de dados falhou e foi desfeita; ele está como antes \(.*no_such_table/,
    );
    expect(await coins()).toEqual([{ coins: 7 }]);
    await expect(place.rows('select * from half_way')).rejects.toThrow();
    await migrateDatabase(place.address);
    expect(readdirSync(folder).filter(name => name.includes('.before-'))).toEqual([]);
  });

  test('an older program does not touch what a newer one has changed', async () => {
    const journal = kind === 'sqlite' ? '__drizzle_migrations' : 'drizzle.__drizzle_migrations';
    await place.run(`insert into ${journal} (hash, created_at) values ('of the future', 9999999999999)`);
    await expect(migrateDatabase(place.address)).rejects.toThrow(
      'O banco de dados é de uma versão mais nova da Academia do que este programa. Nada foi alterado.',
    );
    expect(await coins()).toEqual([{ coins: 7 }]);
  });
});
