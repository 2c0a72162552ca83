import { mkdirSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { lockFolder, openDatabase } from '../db/client.ts';
import { chooseDialect } from '../db/dialect.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { readConfig } from './config.ts';
import { withCache } from './engine/cache.ts';
import { createPool } from './engine/pool.ts';
import { engineCommand, startProcess } from './engine/process.ts';
import { createHealth } from './http/health.ts';
import { createLog } from './log.ts';

const DRAIN_MS = 10_000;

const main = async (): Promise<void> => {
  const config = readConfig();
  const log = createLog(config.logLevel);
  mkdirSync(config.dataFolder, { recursive: true });
  const unlock = config.database.kind === 'sqlite' ? lockFolder(config.dataFolder) : () => undefined;

  // Only after the choice may anything import the schema.
  chooseDialect(config.database.kind);
  await migrateDatabase(config.database);
  const db = openDatabase(config.database);
  if (config.demo) await (await import('./demo/seed.ts')).seedDemo(db);

  const engine = withCache(createPool({ start: () => startProcess(engineCommand(config.stockfishPath)), onTrouble: error => log.warn({ err: error }, 'engine process replaced') }));

  const { createApp } = await import('./app.ts');
  const health = createHealth(db);
  const app = createApp({ db, config, log, health, engine });
  const server = serve({ fetch: app.fetch, port: config.port, hostname: config.host }, ({ port }) => {
    const address = config.publicUrl?.origin ?? `http://${config.host === '0.0.0.0' ? 'localhost' : config.host}:${port}`;
    process.stdout.write(`Academia em ${address}\n`);
  });

  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    health.drain();
    const drained = new Promise(resolve => server.close(resolve));
    if ('closeIdleConnections' in server) server.closeIdleConnections();
    await Promise.race([drained, new Promise(resolve => setTimeout(resolve, DRAIN_MS).unref())]);
    await engine.close();
    await db.close();
    unlock();
    log.flush();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
};

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
