import { dialect } from '../../../db/dialect.ts';
import { countMigrations } from '../../../db/migrate.ts';
import type { Db } from '../../../db/client.ts';
import { keptAMinute } from '../../common/kept-a-minute.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Storage } from '../../storage/storage.ts';
import { countApplied, countPictures, countSessions, findDatabaseSize } from './health.queries.ts';
import type { Health } from './health.schema.ts';
import type { Machine } from './machine-metrics.ts';
import { assessHealth } from './health-assessment.ts';

type House = { db: Db; engine: Engine; storage: Storage; machine: Machine };

/** At most once a minute: to count the people among them goes through all sessions. */
const keptSessions = keptAMinute<Awaited<ReturnType<typeof countSessions>>>();

/**
 * The system's health in figures and words. It contains nothing that helps an attacker: no paths, no addresses, no
 * keys.
 */
export const readHealth = async ({ db: { read }, engine, storage, machine }: House): Promise<Health> => {
  const now = new Date();
  const [size, applied, sessions, pictures, facts] = await Promise.all([
    findDatabaseSize(read),
    countApplied(read),
    keptSessions(machine, () => countSessions(read, now), now),
    countPictures(read),
    machine.read(),
  ]);
  const kind = dialect();
  return assessHealth(
    {
      machine: facts,
      database: { kind, size, applied, known: countMigrations(kind) },
      engine: engine.load?.(),
      sessions,
      uploads: { pictures, isBucket: storage.kind === 'bucket' },
    },
    now,
  );
};
