import { mkdirSync } from 'node:fs';
import type { Db } from '../db/client.ts';
import { lockFolder } from '../db/folder-lock.ts';
import { openDatabase } from '../db/open.ts';
import { chooseDialect } from '../db/dialect.ts';
import { migrateDatabase, oneAtATime } from '../db/migrate.ts';
import { readConfig } from './config.ts';
import { withCache } from './engine/cache.ts';
import type { Engine } from './engine/engine.ts';
import { createPool } from './engine/pool.ts';
import { BACKGROUND_NICENESS, engineCommand, startProcess } from './engine/process.ts';
import { exit } from './exit.ts';
import { clockWarning, startupMessage } from './startup-messages.ts';
import { createAddressOf } from './http/client.ts';
import { createHealth } from './http/health.ts';
import { listen } from './http/listen.ts';
import { networkOrigins } from './http/network-origins.ts';
import { securityHeaders } from './http/security.ts';
import { createHttpServer, type Fetch, type Question } from './http/server.ts';
import { createLog, logLevelFor } from './log.ts';
import { openLive } from './live/open-live.ts';
import { answerWhileStarting } from './http/starting.ts';
import { followTls, readTls } from './http/tls.ts';
import { forgetOtherVersions } from './executable-files.ts';
import { noteAddress } from './served-address.ts';
import { stopWhenTold } from './shutdown.ts';
import { explain } from './startup-errors.ts';
import type { Metrics } from './metrics/metrics.ts';
import { createStorage } from './storage/create-storage.ts';

/** An engine of the lowest priority may have to wait long for its processor. */
const BACKGROUND_PATIENCE_MS = 120_000;

const main = async (): Promise<void> => {
  // The school's files hold children's data: they must be unreadable to other users of the computer.
  process.umask(0o077);
  const config = readConfig();
  const log = createLog(logLevelFor(config.logLevel, process.stdout.isTTY));
  mkdirSync(config.dataFolder, { recursive: true });
  const unlock = config.database.kind === 'sqlite' ? takeFolder(config.dataFolder) : () => undefined;

  // Import the schema only after the choice, and before listening: the adapter then replaces the global Response, from
  // which the application makes its mark for an answer that is already sent.
  chooseDialect(config.database.kind);
  const { createApp } = await import('./app.ts');
  const { startPeriodicWork } = await import('./periodic-work.ts');

  // Listen before migrating, so that clients hear that it is starting, and a taken port is known before anything is
  // written.
  const tls = config.tls && readTls(config.tls);
  const headers = securityHeaders(tls !== undefined || config.publicUrl?.protocol === 'https:');
  let served: { fetch: Fetch; question?: Question } = { fetch: answerWhileStarting(headers) };
  const addressOf = createAddressOf(config);
  const question: Question = (...request) => served.question?.(...request);
  const server = createHttpServer((...request) => served.fetch(...request), headers, { tls, addressOf, question });
  const listener = await listen(server, { ...config, isHttps: tls !== undefined });
  await migrateDatabase(config.database);
  const metrics = config.metrics && (await import('./metrics/metrics.ts')).createMetrics();
  const opened = openDatabase(config.database);
  const db = metrics ? metrics.measured(opened) : opened;
  const behind = await (await import('./common/clock.ts')).minutesBehind(db, new Date());
  if (behind > 0) process.stderr.write(clockWarning(behind));
  if (config.demo) {
    const { seedDemo } = await import('./demo/seed.ts');
    await oneAtATime(config.database, () => seedDemo(db));
  }
  const pool = createPool({
    start: () => startProcess(engineCommand(config.stockfishPath)),
    onTrouble: error => log.warn({ err: error }, 'engine process replaced'),
  });
  const engine = withCache({ ...pool, isBrowsersToo: config.stockfishPath === undefined });
  const metricsListener = metrics && config.metrics && (await watch(metrics, { db, engine, ...config.metrics }));
  const storage = createStorage(config.storage);
  const health = createHealth(db);
  const live = openLive(config.database);
  const { startReferee } = await import('./features/matches/referee.ts');
  const stopReferee = await startReferee({ db, live, engine }, error =>
    log.error({ err: error }, 'matches not looked after'),
  );
  const { startArenas } = await import('./features/class-tournaments/arena-referee.ts');
  const stopArenas = startArenas({ db, live }, error => log.error({ err: error }, 'arenas not looked after'));
  const { startReviewer } = await import('./features/game-reviews/reviewer.ts');
  const openEngine = () =>
    createPool({
      start: () => startProcess(engineCommand(config.stockfishPath), BACKGROUND_NICENESS),
      size: 1,
      patience: BACKGROUND_PATIENCE_MS,
      onTrouble: error => log.warn({ err: error }, 'engine process of reviews replaced'),
    });
  const stopReviewer = startReviewer({ db, live, openEngine }, error => log.error({ err: error }, 'game not reviewed'));
  const { createSchoolPuzzles } = await import('./school-puzzles.ts');
  const puzzles = createSchoolPuzzles(opened, {
    demo: config.demo,
    onTrouble: error => log.error({ err: error }, 'bundled puzzles not loaded'),
  });
  const onNamed = () => void puzzles.bring();
  const app = createApp({ db, config, log, health, engine, storage, metrics, live, onNamed });
  served = { fetch: app.fetch as Fetch, question: app.question };
  server.on('upgrade', app.upgrade);
  const { makeStartLink, START_MINUTES } = await import('./features/school/start.service.ts');
  const path = await makeStartLink(db);

  const mailer = config.mail && (await import('./mail/smtp.ts')).createSmtp(config.mail);
  const stopPeriodicWork = startPeriodicWork({ db, storage, config, log, mailer });
  const stopFollowing =
    config.tls &&
    followTls(server, config.tls, {
      onRenewed: () => log.info('certificate renewed'),
      onTrouble: error => log.error({ err: error }, 'certificate not renewed'),
    });

  const forgetAddress = noteAddress(config, listener.port);
  stopWhenTold(async () => {
    forgetAddress();
    health.drain();
    stopPeriodicWork();
    stopReferee();
    stopArenas();
    app.endStreams();
    stopFollowing?.();
    await puzzles.stop();
    await listener.stop();
    await metricsListener?.stop();
    await stopReviewer();
    await engine.close();
    await live.close();
    await db.close();
    unlock();
    log.flush();
  });

  const origin = config.publicUrl?.origin ?? listener.url;
  const elsewhere = config.publicUrl ? [] : networkOrigins({ ...config, isHttps: tls !== undefined });
  process.stdout.write(
    startupMessage({ origin, elsewhere, start: path ? { path, minutes: START_MINUTES } : undefined }),
  );
  // Thousands of puzzles are nothing to keep anybody waiting for.
  void puzzles.bring();
};

/**
 * Locks a data folder, and removes what other versions left there.
 * @returns a function that unlocks it.
 */
const takeFolder = (folder: string): (() => void) => {
  const unlock = lockFolder(folder);
  forgetOtherVersions(folder);
  return unlock;
};

/** Lets monitoring read what the process does. */
const watch = async (
  metrics: Metrics,
  { db, engine, ...address }: { db: Db; engine: Engine; host: string; port: number },
) => {
  const { countSessions } = await import('./features/health/health.queries.ts');
  const { serveMetrics } = await import('./metrics/serve.ts');
  metrics.watch({ engine, countSessions: async () => (await countSessions(db.read, new Date())).sessions });
  const listener = await serveMetrics(metrics, address);
  process.stdout.write(`Medidas em ${listener.url}\n`);
  return listener;
};

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  exit(1);
});
