import { describe, expect, test } from 'vitest';
import { CHAINS, chainsOf, STAGES } from './stages.ts';
import { touchedTests } from './touched.ts';

describe('the stages of npm test', () => {
  test('are all there when none is asked for', () => {
    expect(chainsOf(() => true)).toEqual(CHAINS);
    expect(STAGES.toSorted().join(' ')).toBe(
      'binary build client e2e faults integration lint rest typecheck types unit',
    );
  });

  test('are those that were asked for, each in its own chain', () => {
    expect(chainsOf(stage => ['unit', 'rest'].includes(stage))).toEqual([
      [{ stages: { unit: ['unit'] } }],
      [{ stages: { rest: ['rest'] } }],
    ]);
  });
});

describe('the tests that a change touches', () => {
  const sources = new Map([
    ['server/features/missions/missions.service.ts', "import type { Db } from '../../../db/client.ts';"],
    ['server/features/missions/missions.router.ts', "import {\n  claim,\n} from './missions.service.ts';"],
    ['server/router.ts', "import { missions } from './features/missions/missions.router.ts';"],
    ['tests/integration/missions.test.ts', "import '../../server/features/missions/missions.service.ts';"],
    ['tests/rest/missions.test.ts', "import '../../server/router.ts';\nget('/missions');"],
    ['tests/rest/store.test.ts', "import '../../server/router.ts';\nget('/store');"],
    ['scripts/prove/promises.test.ts', "read('security.md')"],
    ['scripts/prove/kill.faults.test.ts', "import '../../db/client.ts';"],
    ['tests/e2e/missions.test.ts', "visit('/missoes');"],
  ]);
  const touched = (...changed: string[]): string[] => touchedTests(changed, sources).tests;

  test('are those that import it, and those of the whole server that name it', () => {
    expect(touched('server/features/missions/missions.service.ts')).toEqual([
      'tests/integration/missions.test.ts',
      'tests/rest/missions.test.ts',
    ]);
  });

  test('are those of everything that is put together when that has changed itself', () => {
    expect(touched('server/router.ts')).toEqual(['tests/rest/missions.test.ts', 'tests/rest/store.test.ts']);
  });

  test('are those that read a file by its name', () => {
    expect(touched('docs/security.md')).toEqual(['scripts/prove/promises.test.ts']);
  });

  test('leave out what is slow, unless it has changed itself', () => {
    expect(touchedTests(['db/client.ts'], sources)).toEqual({ tests: [], leftOut: 2 });
    expect(touched('tests/e2e/missions.test.ts')).toEqual(['tests/e2e/missions.test.ts']);
  });
});
