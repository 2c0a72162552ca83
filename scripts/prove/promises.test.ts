import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { promisesInMarkdown } from './page.ts';
import { allPromises } from './promises.ts';
import { judgeAudit, judgeTests, tallyByFile } from './proofs.ts';
import { tableOf } from './table.ts';

const root = join(import.meta.dirname, '..', '..');

describe('a promise', () => {
  test('rests on tests and scripts that exist', () => {
    const files = allPromises().flatMap(({ proof }) =>
      'tests' in proof ? proof.tests : 'script' in proof ? [proof.script] : [],
    );
    expect(files.filter(file => !existsSync(join(root, file)))).toEqual([]);
  });

  test('stands in docs/security.md as it stands in the list', () => {
    const [, listed] = readFileSync(join(root, 'docs', 'security.md'), 'utf8').split(/<!-- \/?promises -->/);
    expect(listed?.trim()).toBe(promisesInMarkdown().trim());
  });
});

const report = (assertions: Record<string, string[]>) => ({
  testResults: Object.entries(assertions).map(([name, statuses]) => ({
    name: join(root, name),
    status: statuses.includes('failed') || statuses.length === 0 ? 'failed' : 'passed',
    assertionResults: statuses.map((status, i) => ({ status, fullName: `test ${i}` })),
  })),
});

describe('the figure of a promise', () => {
  test('counts the tests of all its files, on both engines', () => {
    const run = tallyByFile({
      testResults: [
        ...report({ 'a.test.ts': ['passed', 'passed'] }).testResults,
        ...report({ 'a.test.ts': ['passed'], 'b.test.ts': ['passed', 'skipped'] }).testResults,
      ],
    });
    expect(judgeTests(['a.test.ts', 'b.test.ts'], run)).toEqual({ state: 'held', figure: '4 tests, 1 skipped' });
  });

  test.each([
    ['a test that failed', { 'a.test.ts': ['passed', 'failed'] }, '1 tests; failed: test 1'],
    ['a file that broke', { 'a.test.ts': [] }, '0 tests; failed: a.test.ts broke outside its tests'],
    ['a file that did not run', {}, '0 tests; failed: a.test.ts did not run'],
    ['tests that were all skipped', { 'a.test.ts': ['skipped'] }, '0 tests, 1 skipped'],
  ])('is broken by %s', (_what, assertions, figure) => {
    expect(judgeTests(['a.test.ts'], tallyByFile(report(assertions as Record<string, string[]>)))).toEqual({
      state: 'broken',
      figure,
    });
  });

  test('of what we build on: held, broken, or nobody could be asked', () => {
    const audit = (high: number) =>
      JSON.stringify({ metadata: { vulnerabilities: { info: 0, low: 2, moderate: 1, high, critical: 0 } } });
    expect(judgeAudit(audit(0))).toEqual({ state: 'held', figure: '0 critical, 0 high, 1 moderate, 2 low' });
    expect(judgeAudit(audit(1)).state).toBe('broken');
    for (const silence of ['', 'no JSON', '{"message":"405 Method Not Allowed"}'])
      expect(judgeAudit(silence).state).toBe('unasked');
  });
});

test('the table has one line for each promise, with what it was marked as', () => {
  const table = tableOf([
    { promise: 'It stays up', proof: { tests: ['tests/rest/up.test.ts'] }, state: 'held', figure: '3 tests' },
    { promise: 'It is quick', proof: { script: 'scripts/quick.ts', args: ['5'] }, state: 'broken', figure: 'slow' },
  ]);
  expect(table).toMatch(/^✓ It stays up +rest\/up +3 tests$/m);
  expect(table).toMatch(/^✗ It is quick +scripts\/quick\.ts 5 +slow$/m);
});
