import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { atEnd } from './endings.ts';
import { startAcademy, type Academy } from '../../server/harness/process.ts';
import { onWaveringLine } from './wavering-line.ts';

let browser: Promise<Browser> | undefined;

const openBrowser = async (): Promise<Browser> => {
  const opened = await chromium.connect(inject('browser'));
  atEnd(() => {
    browser = undefined;
    return opened.close();
  });
  return opened;
};

/** A data folder that goes with the test. */
export const freshFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'academia-e2e-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** The demo school as `npm start` serves it, on a port of its own; a copy of the run's in a folder that is empty. */
export const demoAcademy = async (
  folder = freshFolder(),
  environment: Record<string, string> = {},
): Promise<Academy> => {
  const settings = { DEMO: '1', ...environment };
  const isNew = !existsSync(join(folder, 'academy.db'));
  if (isNew && settings.DEMO === '1') cpSync(inject('demoSchool'), folder, { recursive: true });
  const academy = await startAcademy(folder, settings);
  atEnd(academy.kill);
  return academy;
};

/** A 401 to the question who is signed in is an answer, not a fault; the browser logs it all the same. */
const ANSWER = /status of 4\d\d/;
/** What the browser says of every other site, as none can be reached from here. */
export const ELSEWHERE = /ERR_NAME_NOT_RESOLVED/;

/** What no page may ever do: throw, complain, break the content policy. */
const listenIn = (context: BrowserContext, forgiven: RegExp[]): string[] => {
  const complaints: string[] = [];
  context.on('weberror', error => complaints.push(`${error.page()?.url()}: ${error.error().message}`));
  context.on('console', message => {
    const text = message.text();
    if (message.type() !== 'error' || forgiven.some(words => words.test(text))) return;
    complaints.push(`${message.page()?.url()}: ${text}`);
  });
  return complaints;
};

export type Visit = { context: BrowserContext; page: Page; complaints: string[] };

/** A visitor's own browser window. @param forgiven what the browser may say besides, when it is no complaint. */
export const visit = async (
  url: string,
  options: BrowserContextOptions = {},
  forgiven: RegExp[] = [],
): Promise<Visit> => {
  browser ??= openBrowser();
  const context = await (
    await browser
  ).newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    locale: 'pt-BR',
    // It would answer in the place of servers that tests replace; offline.test.ts lets it.
    serviceWorkers: 'block',
    ...options,
  });
  context.setDefaultTimeout(40_000);
  if (process.env.WAVERING_LINE === '1') await onWaveringLine(context);
  const complaints = listenIn(context, [ANSWER, ...forgiven]);
  return { context, page: await context.newPage(), complaints };
};

export type DemoRole = 'Aluno' | 'Professor' | 'Administrador';

const EMAILS: Record<DemoRole, string> = {
  Aluno: 'aluno@academia.demo',
  Professor: 'professor@academia.demo',
  Administrador: 'admin@academia.demo',
};

/** Signs a demo role in; the page stays where it is. */
export const enterAs = async (page: Page, role: DemoRole): Promise<void> => {
  const data = { email: EMAILS[role], password: 'demo1234' };
  const answer = await page.request.post('/api/auth/login', { data });
  if (!answer.ok()) throw new Error(`${role} could not sign in: ${await answer.text()}`);
};

/** Comes in by the button for a demo role, to the dashboard. */
export const enterByButton = async (page: Page, role: DemoRole): Promise<void> => {
  await page.goto('/login');
  await page.getByRole('button', { name: `Entrar como ${role}` }).click();
  await page.waitForURL('**/dashboard');
};
