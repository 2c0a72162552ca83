import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';

/** Fetched when it first runs: a sixth of all files of an installation would be its own, and one bench needs it. */
const PACKAGE = 'lighthouse@13.5.0';

const MOST_BYTES = 64 * 1024 * 1024;

const Report = z.object({
  categories: z.object({ performance: z.object({ score: z.number().nullable() }) }),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
  runtimeError: z.object({ message: z.string() }).optional(),
});

/**
 * How fast a page is on a phone (mobile, simulated throttling).
 * @param port where the browser that looks at it listens to a debugger.
 * @throws Error when the page cannot be looked at.
 */
export const lighthouse = async (url: string, port: number): Promise<z.infer<typeof Report>> => {
  const of = ['--only-categories=performance', '--output=json', '--quiet', '--no-enable-error-reporting'];
  const { stdout } = await promisify(execFile)(
    'npm',
    ['exec', '--yes', `--package=${PACKAGE}`, '--', 'lighthouse', url, `--port=${port}`, ...of],
    { maxBuffer: MOST_BYTES, shell: process.platform === 'win32' },
  );
  const report = Report.parse(JSON.parse(stdout));
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return report;
};
