import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { launchBrowserServer } from '../../server/harness/browser.ts';
import { untilComplete } from '../../server/harness/demo-school.ts';
import { startAcademy } from '../../server/harness/process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a running browser, in which every visitor opens windows of their own. */
    browser: string;
    /** Data folder of a demo school as it is after its first start, for copying. */
    demoSchool: string;
  }
}

type Provided = { browser: string; demoSchool: string; end: () => Promise<void> };

const prepare = async (): Promise<Provided> => {
  const demoSchool = mkdtempSync(join(tmpdir(), 'academia-demo-'));
  const browser = await launchBrowserServer();
  const end = async (): Promise<void> => {
    await browser.close();
    rmSync(demoSchool, { recursive: true, force: true });
  };
  try {
    const academy = await startAcademy(demoSchool, { DEMO: '1' });
    await untilComplete(demoSchool);
    await academy.stop();
    return { browser: browser.wsEndpoint(), demoSchool, end };
  } catch (error) {
    await end();
    throw error;
  }
};

/** Each project of a run reads this file again: what they share is where all of them can see it. */
const run = globalThis as { prepared?: Promise<Provided> | undefined; projects?: number };

/** One browser for the run, and one demo school: to start and to fill one for each file costs seconds. */
export default async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  run.projects = (run.projects ?? 0) + 1;
  const { browser, demoSchool, end } = await (run.prepared ??= prepare());
  provide('browser', browser);
  provide('demoSchool', demoSchool);
  return async () => {
    run.projects = (run.projects ?? 1) - 1;
    if (run.projects > 0) return;
    run.prepared = undefined;
    await end();
  };
};
