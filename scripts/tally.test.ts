import { describe, expect, test } from 'vitest';
import { inWords, isGreen, tallyOfOne, tallyOfReport, total, type Report } from './tally.ts';

const report = (changes: Partial<Report> = {}): Report => ({
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [{ status: 'passed', assertionResults: [{ status: 'passed' }] }],
  ...changes,
});

describe('the count of a test run', () => {
  test('is the count of its tests', () => {
    expect(tallyOfReport(report({ numPendingTests: 1, numTodoTests: 1 }), true)).toEqual({
      passed: 3,
      failed: 0,
      skipped: 2,
    });
  });

  test('has one failure for each failed test', () => {
    const failedFile = { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'failed' }] };
    expect(tallyOfReport(report({ numFailedTests: 2, testResults: [failedFile] }), false).failed).toBe(2);
  });

  test('has one failure for a file that broke before its tests', () => {
    expect(tallyOfReport(report({ testResults: [{ status: 'failed', assertionResults: [] }] }), false).failed).toBe(1);
  });

  test('has a failure when the run failed and no test did', () => {
    expect(tallyOfReport(report(), false).failed).toBe(1);
  });

  test('is one failure when the run left no report', () => {
    expect(tallyOfReport(undefined, true)).toEqual(tallyOfOne(false));
  });
});

test('the last line names what was skipped only when something was', () => {
  const sum = total([tallyOfOne(true), tallyOfOne(false), { passed: 5, failed: 0, skipped: 0 }]);
  expect(inWords(sum)).toBe('6 passed, 1 failed');
  expect(inWords({ ...sum, skipped: 2 })).toBe('6 passed, 1 failed, 2 skipped');
});

test('nothing run is no success', () => {
  expect(isGreen(total([]))).toBe(false);
  expect(isGreen(tallyOfOne(false))).toBe(false);
  expect(isGreen(tallyOfOne(true))).toBe(true);
});
