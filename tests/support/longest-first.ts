import { join, relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { extent } from '../../server/harness/extent.ts';

const root = join(import.meta.dirname, '..', '..');

/**
 * About how many seconds the longest files take: begun last, one of them would run on alone. The others may come in any
 * order.
 */
const SECONDS: Record<string, number> = {
  'e2e/hostile-texts': 120,
  'scripts/fuzz/fuzz.rest': 110,
  'e2e/study': 75,
  'e2e/screens': 70,
  'binary/binary': 60,
  'rest/openapi': 50,
  'rest/access': 45,
  'faults/clock': 40,
  'e2e/machines': 35,
  'e2e/teaching': 30,
  'e2e/offline': 30,
  'e2e/layout-shifts': 30,
  'faults/start': 30,
  'faults/full-disk': 30,
  'faults/postgres': 30,
  'faults/machines': 30,
  'rest/commands': 30,
  'rest/first-start': 25,
  'rest/chess': 22,
  'rest/engine-kill': 20,
  'rest/teaching-matrix': 16,
  'rest/backup': 16,
  'scripts/positions/positions.rest': 15,
  'integration/ledger-random': 15,
  'rest/token-scopes': 13,
  'rest/lifecycle': 13,
  'scripts/prove/kill.faults': 12,
  'rest/classes-matrix': 10,
  'rest/puzzles-import': 9,
  'rest/tls': 8,
};

/** The same of those that take minutes in full: they come first, whatever their project. */
const SECONDS_IN_FULL: Record<string, number> = {
  'e2e/layout-shifts': 712,
  'e2e/staff-screens': 366,
  'e2e/hostile-texts': 242,
  'e2e/screens': 223,
  'rest/review-truth': 140,
  'unit/match-network': 130,
};

/** Files that share their modules come project by project: a worker goes on with a file of the same project only. */
const PROJECTS = ['client-alone', 'client', 'integration-postgres', 'integration-sqlite', 'unit', 'types'];

const rankOf = ({ project }: TestSpecification): number => {
  const rank = PROJECTS.indexOf(project.name);
  return rank < 0 ? PROJECTS.length : rank;
};

const nameOf = ({ moduleId }: TestSpecification): string =>
  relative(root, moduleId)
    .replaceAll('\\', '/')
    .replaceAll(/^tests\/|\.test\.tsx?$/g, '');

const secondsOf = (file: TestSpecification): number => {
  const name = nameOf(file);
  return SECONDS[name] ?? (name.startsWith('e2e/') ? 20 : 0);
};

const secondsInFull = (file: TestSpecification): number => extent(0, SECONDS_IN_FULL[nameOf(file)] ?? 0);

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted(
      (a, b) =>
        secondsInFull(b) - secondsInFull(a) ||
        rankOf(a) - rankOf(b) ||
        secondsOf(b) - secondsOf(a) ||
        (a.moduleId < b.moduleId ? -1 : 1),
    );
  }
}
