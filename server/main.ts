import { mkdirSync } from 'node:fs';
import { lockFolder, openDatabase, type Db } from '../db/client.ts';
import { chooseDialect } from '../db/dialect.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { createAutomaticBackup, listBackups } from './backup/backup.ts';
import { startDailyBackups } from './backup/schedule.ts';
import { readConfig } from './config.ts';
import { withCache } from './engine/cache.ts';
import type { Engine } from './engine/engine.ts';
import { createPool } from './engine/pool.ts';
import { engineCommand, startProcess } from './engine/process.ts';
import { createHealth } from './http/health.ts';
import { listen } from './http/listen.ts';
import { networkOrigins } from './http/network-origins.ts';
import { securityHeaders } from './http/security.ts';
import { createHttpServer } from './http/server.ts';
import { createLog } from './log.ts';
import { answerWhileStarting } from './http/starting.ts';
import { followTls, readTls } from './http/tls.ts';
import { explain } from './startup-errors.ts';
import type { Metrics } from './metrics/metrics.ts';
import { versionOf } from './packed.ts';
import { createStorage } from './storage/choose.ts';
import { startSweeps } from './sweep-timer.ts';

const main = async (): Promise<void> => {
  const config = readConfig();
  const log = createLog(config.logLevel);
  mkdirSync(config.dataFolder, { recursive: true });
  const unlock = config.database.kind === 'sqlite' ? lockFolder(config.dataFolder) : () => undefined;

  // Only after the choice may anything import the schema; and before it listens, for the adapter then replaces the global Response
  // of which the application makes its mark that an answer is already sent.
  chooseDialect(config.database.kind);
  const { createApp } = await import('./app.ts');
  const { sweepSessions } = await import('./features/auth/sessions.ts');
  const { sweepUploads } = await import('./features/uploads/sweep.service.ts');

  // It listens before it migrates, so that whoever asks hears that it is starting; a taken port is known before anything is written.
  const tls = config.tls && readTls(config.tls);
  const headers = securityHeaders(tls !== undefined || config.publicUrl?.protocol === 'https:');
  let answer: Parameters<typeof createHttpServer>[0] = answerWhileStarting(headers);
  const server = createHttpServer((...request) => answer(...request), headers, { tls });
  const listener = await listen(server, { ...config, isHttps: tls !== undefined });
  await migrateDatabase(config.database);
  const metrics = config.metricsPort === undefined ? undefined : (await import('./metrics/metrics.ts')).createMetrics();
  const opened = openDatabase(config.database);
  const db = metrics ? metrics.measured(opened) : opened;
  const behind = await (await import('./clock.ts')).minutesBehind(db, new Date());
  if (behind > 0) process.stderr.write(`Aviso: o relógio deste computador está ${behind} minutos atrás do registro mais novo do banco de dados. Confira a data e a hora.\n`);
  if (config.demo) await (await import('./demo/seed.ts')).seedDemo(db);
  const engine = withCache(createPool({ start: () => startProcess(engineCommand(config.stockfishPath)), onTrouble: error => log.warn({ err: error }, 'engine process replaced') }));
  const metricsListener = metrics && (await watch(metrics, { db, engine, host: config.host, port: config.metricsPort ?? 0 }));
  const storage = createStorage(config.storage);
  const health = createHealth(db);
  answer = createApp({ db, config, log, health, engine, storage, metrics }).fetch as typeof answer;
  const origin = config.publicUrl?.origin ?? listener.url;
  const { makeStartLink, START_MINUTES } = await import('./features/school/start.service.ts');
  const startPath = await makeStartLink(db);
  const elsewhere = config.publicUrl ? [] : networkOrigins({ ...config, isHttps: tls !== undefined });
  // In one piece: whoever waits for the first line finds the rest behind it.
  process.stdout.write(`Academia em ${origin}\n${elsewhere.map(url => `De outros computadores da rede: ${url}\n`).join('')}${startPath ? `Ninguém administra esta escola ainda. Abra este endereço no navegador em até ${START_MINUTES} minutos:\n  ${origin}${startPath}\n` : ''}`);

  const sweeps = [
    startSweeps(() => sweepUploads(db, storage), error => log.warn({ err: error }, 'uploads not swept')),
    startSweeps(() => sweepSessions(db), error => log.warn({ err: error }, 'sessions not swept')),
  ];

  if (config.database.kind === 'sqlite') {
    const make = async (): Promise<void> => void (await createAutomaticBackup(config, { version: versionOf() }));
    sweeps.push(startDailyBackups({ list: () => listBackups(config.dataFolder), make, onTrouble: error => log.error({ err: error }, 'backup not made') }));
  }

  const stopFollowing = config.tls && followTls(server, config.tls, {
    onRenewed: () => log.info('certificate renewed'),
    onTrouble: error => log.error({ err: error }, 'certificate not renewed'),
  });

  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    health.drain();
    sweeps.forEach(stopSweep => stopSweep());
    stopFollowing?.();
    await listener.stop();
    await metricsListener?.stop();
    await engine.close();
    await db.close();
    unlock();
    log.flush();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
};

/** Lets whoever watches over the school read what the process does. */
const watch = async (metrics: Metrics, { db, engine, ...address }: { db: Db; engine: Engine; host: string; port: number }) => {
  const { countSessions } = await import('./features/health/health.queries.ts');
  const { serveMetrics } = await import('./metrics/serve.ts');
  metrics.watch({ engine, countSessions: async () => (await countSessions(db.read, new Date())).sessions });
  const listener = await serveMetrics(metrics, address);
  process.stdout.write(`Medidas em ${listener.url}\n`);
  return listener;
};

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
