export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** What failed and why, to be read below a log of thousands of lines: at most `MOST_FAULTS` a run. */
  faults: string[];
}

const MOST_FAULTS = 12;
const MOST_LINES = 14;

/** The tally of a single check, such as the type check. */
export const tallyOfOne = (succeeded: boolean, name = 'a check'): Tally => ({
  passed: succeeded ? 1 : 0,
  failed: succeeded ? 0 : 1,
  skipped: 0,
  faults: succeeded ? [] : [name],
});

/** The used parts of vitest's JSON report. */
export interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[];
  }[];
}

const firstLines = (text: string): string =>
  text
    .split('\n')
    .slice(0, MOST_LINES)
    .map(line => `\n      ${line}`)
    .join('');

const faultsOf = ({ testResults }: Report): string[] =>
  testResults
    .filter(file => file.status === 'failed')
    .flatMap(file => {
      const failed = file.assertionResults.filter(({ status }) => status === 'failed');
      return failed.length > 0
        ? failed.map(test => `${file.name} › ${test.fullName}${(test.failureMessages ?? []).map(firstLines).join('')}`)
        : [`${file.name}${firstLines(file.message ?? '')}`];
    })
    .slice(0, MOST_FAULTS);

/**
 * Counts the tests of a run. A file that failed outside its tests counts as one failure, and so does a run that failed
 * for any other reason.
 */
export function tallyOfReport(report: Report | undefined, succeeded: boolean, name = 'a run of tests'): Tally {
  if (!report) return tallyOfOne(false, `${name} left no report`);
  const brokenFiles = report.testResults.filter(
    file => file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed'),
  );
  const failed = report.numFailedTests + brokenFiles.length;
  const hasFailedOtherwise = !succeeded && failed === 0;
  return {
    passed: report.numPassedTests,
    failed: hasFailedOtherwise ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
    faults: hasFailedOtherwise ? [`${name} failed outside its tests`] : faultsOf(report),
  };
}

export const total = (tallies: Tally[]): Tally => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  skipped: tallies.reduce((sum, { skipped }) => sum + skipped, 0),
  faults: tallies.flatMap(({ faults }) => faults),
});

type Counts = Omit<Tally, 'faults'>;

export const inWords = ({ passed, failed, skipped }: Counts) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** Green only when something ran and nothing failed. */
export const isGreen = ({ passed, failed }: Counts) => passed > 0 && failed === 0;
