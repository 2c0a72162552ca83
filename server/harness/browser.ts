/** A headless browser on any machine that has run `npm ci`: the system's Chromium or Chrome, else the one from npm. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, type BrowserServer, chromium, type LaunchOptions } from 'playwright-core';
import { bundledChromium } from './chromium.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const isExecutable = (file: string) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = () =>
  NAMES.flatMap(name => (process.env['PATH'] ?? '').split(delimiter).map(folder => join(folder, name))).find(
    isExecutable,
  );

/** Nothing but this machine is reachable, so that no run depends on the network. */
const args = [
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  '--font-render-hinting=none',
];

/** Where to look, best first; macOS and Windows keep Chrome off PATH, in places that playwright knows as a channel. */
const candidates: (() => Promise<LaunchOptions | undefined>)[] = [
  async () => {
    const executablePath = onPath();
    return executablePath ? { executablePath } : undefined;
  },
  async () => (process.platform === 'linux' ? undefined : { channel: 'chrome' }),
  async () => {
    const { executable, env } = await bundledChromium();
    return { executablePath: executable, env };
  },
];

/** @throws the last candidate's failure when none starts. */
const firstThatStarts = async <T>(start: (options: LaunchOptions) => Promise<T>): Promise<T> => {
  let failure: unknown;
  for (const candidate of candidates) {
    try {
      const options = await candidate();
      if (options) return await start({ args, ...options });
    } catch (error) {
      failure = error; // e.g. Ubuntu's chromium-browser that only asks to install a snap: try the next
    }
  }
  throw failure;
};

/** Starts a browser of one's own; the caller closes it. @param more further options of its command line. */
export const launchBrowser = (more: string[] = []): Promise<Browser> =>
  firstThatStarts(options => chromium.launch({ ...options, args: [...args, ...more] }));

/**
 * Pages that are open for seconds only: what optimizes their scripts costs more than it saves, and what collects their
 * garbage beside them wants processors that tests do not leave idle.
 */
const FOR_SHORT_VISITS = '--js-flags=--no-opt --no-maglev --single-threaded-gc';

/** Starts a browser for tests, to which several processes connect; the caller closes it. */
export const launchBrowserServer = (): Promise<BrowserServer> =>
  firstThatStarts(options => chromium.launchServer({ ...options, args: [...args, FOR_SHORT_VISITS] }));
