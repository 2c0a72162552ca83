export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

/** The tally of a single check, such as the type check. */
export const tallyOfOne = (succeeded: boolean): Tally => ({
  passed: succeeded ? 1 : 0,
  failed: succeeded ? 0 : 1,
  skipped: 0,
});

/** The used parts of vitest's JSON report. */
export interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/**
 * Counts the tests of a run. A file that failed outside its tests counts as one failure, and so does a run that failed
 * for any other reason.
 */
export function tallyOfReport(report: Report | undefined, succeeded: boolean): Tally {
  if (!report) return tallyOfOne(false);
  const brokenFiles = report.testResults.filter(
    file => file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed'),
  );
  const failed = report.numFailedTests + brokenFiles.length;
  return {
    passed: report.numPassedTests,
    failed: succeeded ? failed : Math.max(failed, 1),
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

export const total = (tallies: Tally[]): Tally => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  skipped: tallies.reduce((sum, { skipped }) => sum + skipped, 0),
});

export const inWords = ({ passed, failed, skipped }: Tally) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** Green only when something ran and nothing failed. */
export const isGreen = ({ passed, failed }: Tally) => passed > 0 && failed === 0;
