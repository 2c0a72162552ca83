import { dialect } from '../../../db/dialect.ts';
import { countMigrations } from '../../../db/migrate.ts';
import type { Db, Read } from '../../../db/client.ts';
import { MINUTE_MS } from '../../common/time.schema.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Storage } from '../../storage/storage.ts';
import { countApplied, countPictures, countSessions, findDatabaseSize } from './health.queries.ts';
import type { Health } from './health.schema.ts';
import type { Machine } from './machine-metrics.ts';
import { assessHealth } from './health-assessment.ts';

type House = { db: Db; engine: Engine; storage: Storage; machine: Machine };

type Sessions = Awaited<ReturnType<typeof countSessions>>;
const kept = new WeakMap<Machine, { counted: Sessions; until: number }>();

/** At most once a minute: to count the people among them goes through all sessions. */
const countKept = async (read: Read, machine: Machine, now: Date): Promise<Sessions> => {
  const known = kept.get(machine);
  if (known && now.getTime() < known.until) return known.counted;
  const counted = await countSessions(read, now);
  kept.set(machine, { counted, until: now.getTime() + MINUTE_MS });
  return counted;
};

/**
 * The system's health in figures and words. It contains nothing that helps an attacker: no paths, no addresses, no
 * keys.
 */
export const readHealth = async ({ db: { read }, engine, storage, machine }: House): Promise<Health> => {
  const now = new Date();
  const [size, applied, sessions, pictures, facts] = await Promise.all([
    findDatabaseSize(read),
    countApplied(read),
    countKept(read, machine, now),
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
