import type { Browser, Page } from 'playwright-core';

/** What the demo's people sign in with. */
const DEMO_PASSWORD = 'demo1234';
/** Time for what comes after an action: rendering, and what waits for a quiet moment. */
const SETTLE_MS = 1_500;

/** A window of its own for one of the demo's people. */
export const signIn = async (browser: Browser, url: string, email: string): Promise<Page> => {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    locale: 'pt-BR',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  const answer = await page.request.post(`${url}/api/auth/login`, {
    headers: { origin: url },
    data: { email, password: DEMO_PASSWORD },
  });
  if (!answer.ok()) throw new Error(`${email} cannot sign in: ${answer.status()}`);
  return page;
};

type TraceEvent = { name: string; ph: string; pid: number; tid: number; tdur?: number; args?: { name?: string } };

/** The longest task of a page's main thread during an action, in ms of the processor's time. */
export const withTasks = async (browser: Browser, page: Page, action: () => Promise<unknown>): Promise<number> => {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', '__metadata'] });
  await action();
  await page.waitForTimeout(SETTLE_MS);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const main = new Set(
    trace.traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = trace.traceEvents.filter(
    ({ name, ph, pid, tid }) => ph === 'X' && name.endsWith('RunTask') && main.has(`${pid} ${tid}`),
  );
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1_000));
};
