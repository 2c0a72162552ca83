import { join, relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = join(import.meta.dirname, '..', '..');

/**
 * About how many seconds the longest files take: begun last, one of them would run on alone. The others may come in any
 * order.
 */
const SECONDS: Record<string, number> = {
  'e2e/screens': 100,
  'e2e/staff-screens': 90,
  'e2e/hostile-texts': 90,
  'faults/clock': 70,
  'faults/start': 60,
  'faults/full-disk': 55,
  'e2e/first-start': 40,
  'rest/first-start': 35,
  'faults/postgres': 33,
  'rest/commands': 30,
  'scripts/fuzz/fuzz.rest': 28,
  'faults/machines': 28,
  'scripts/prove/kill.faults': 27,
  'rest/teaching-matrix': 15,
  'rest/follow-up-matrix': 13,
  'integration/ledger-random': 10,
  'rest/access': 17,
  'rest/backup': 16,
  'scripts/positions/positions.rest': 15,
  'rest/lifecycle': 13,
  'rest/tls': 12,
  'binary/binary': 12,
};

/** Files that share their modules come project by project: a worker goes on with a file of the same project only. */
const PROJECTS = ['client-alone', 'client', 'integration-postgres', 'integration-sqlite', 'unit', 'types'];

const rankOf = ({ project }: TestSpecification): number => {
  const rank = PROJECTS.indexOf(project.name);
  return rank < 0 ? PROJECTS.length : rank;
};

const secondsOf = ({ moduleId }: TestSpecification): number => {
  const name = relative(root, moduleId)
    .replaceAll('\\', '/')
    .replaceAll(/^tests\/|\.test\.tsx?$/g, '');
  return SECONDS[name] ?? (name.startsWith('e2e/') ? 20 : 0);
};

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted(
      (a, b) => rankOf(a) - rankOf(b) || secondsOf(b) - secondsOf(a) || (a.moduleId < b.moduleId ? -1 : 1),
    );
  }
}
