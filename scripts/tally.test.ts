import { describe, expect, test } from 'vitest';
import { inWords, isGreen, tallyOfOne, tallyOfReport, total, type Report } from './tally.ts';

const report = (changes: Partial<Report> = {}): Report => ({
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [{ name: 'a.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'a fact' }] }],
  ...changes,
});

describe('the count of a test run', () => {
  test('is the count of its tests', () => {
    expect(tallyOfReport(report({ numPendingTests: 1, numTodoTests: 1 }), true)).toEqual({
      passed: 3,
      failed: 0,
      skipped: 2,
      faults: [],
    });
  });

  test('has one failure for each failed test', () => {
    const assertionResults = ['one', 'two'].map(fullName => ({
      status: 'failed',
      fullName,
      failureMessages: ['expected 1\nto be 2'],
    }));
    const failedFile = { name: 'b.test.ts', status: 'failed', assertionResults };
    const tally = tallyOfReport(report({ numFailedTests: 2, testResults: [failedFile] }), false);
    expect(tally.failed).toBe(2);
    expect(tally.faults).toEqual(['one', 'two'].map(name => `b.test.ts › ${name}\n      expected 1\n      to be 2`));
  });

  test('has one failure for a file that broke before its tests', () => {
    const broken = { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] };
    const tally = tallyOfReport(report({ testResults: [broken] }), false);
    expect(tally.failed).toBe(1);
    expect(tally.faults).toEqual(['b.test.ts\n      no such module']);
  });

  test('has a failure when the run failed and no test did', () => {
    const tally = tallyOfReport(report(), false, 'rest');
    expect(tally.failed).toBe(1);
    expect(tally.faults).toEqual(['rest failed outside its tests']);
  });

  test('is one failure when the run left no report', () => {
    expect(tallyOfReport(undefined, true, 'rest')).toEqual(tallyOfOne(false, 'rest left no report'));
  });
});

test('the last line names what was skipped only when something was', () => {
  const sum = total([tallyOfOne(true), tallyOfOne(false), { passed: 5, failed: 0, skipped: 0, faults: [] }]);
  expect(inWords(sum)).toBe('6 passed, 1 failed');
  expect(inWords({ ...sum, skipped: 2 })).toBe('6 passed, 1 failed, 2 skipped');
});

test('nothing run is no success', () => {
  expect(isGreen(total([]))).toBe(false);
  expect(isGreen(tallyOfOne(false))).toBe(false);
  expect(isGreen(tallyOfOne(true))).toBe(true);
});
