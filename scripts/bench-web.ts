// `npm run bench:web`: how soon a phone shows five screens to somebody who comes for the first time, by Lighthouse
// (mobile, simulated throttling), five times each in a browser of its own. With names of screens, only those.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from '../server/harness/browser.ts';
import { startAcademy, type Academy } from '../server/harness/process.ts';
import { untilComplete } from '../server/harness/demo-school.ts';
import { freePort } from './bench/free-port.ts';
import { lighthouse } from './bench/lighthouse.ts';
import { isWebBuilt } from './web.ts';

const RUNS = 5;
const DEMO_PASSWORD = 'demo1234';

type Screen = { path: string; email?: string; score: number; lcpMs: number };
const STUDENT = { email: 'aluno@academia.demo', score: 92, lcpMs: 2_000 };
const SCREENS: Record<string, Screen> = {
  landing: { path: '/', score: 98, lcpMs: 1_400 },
  dashboard: { path: '/dashboard', ...STUDENT },
  courses: { path: '/courses', ...STUDENT },
  practice: { path: '/practice', ...STUDENT },
  professor: { path: '/professor', ...STUDENT, email: 'professor@academia.demo' },
};
/** What rounds to 0.00. */
const STILL = 0.005;

type Figures = { score: number; lcpMs: number; cls: number; blockedMs: number; bytes: number };

const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const signIn = async (url: string, email: string): Promise<string> => {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  const [, session] = /session=([^;]+)/.exec(response.headers.get('set-cookie') ?? '') ?? [];
  if (!session) throw new Error(`${email} cannot sign in: ${response.status}`);
  return session;
};

/** One visit in a new browser, of which nothing is kept. */
const look = async (url: string, path: string, session: string | undefined): Promise<Figures> => {
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  try {
    if (session !== undefined) {
      const whole = await browser.newBrowserCDPSession();
      await whole.send('Storage.setCookies', { cookies: [{ name: 'session', value: session, url, httpOnly: true }] });
    }
    const { audits, categories } = await lighthouse(`${url}${path}`, port);
    const numberOf = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
    return {
      score: Math.round((categories.performance.score ?? 0) * 100),
      lcpMs: numberOf('largest-contentful-paint'),
      cls: numberOf('cumulative-layout-shift'),
      blockedMs: numberOf('total-blocking-time'),
      bytes: numberOf('total-byte-weight'),
    };
  } finally {
    await browser.close();
  }
};

if (!isWebBuilt(join(import.meta.dirname, '..'))) throw new Error('dist/web is older than its sources: npm run build');
const chosen = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'academia-bench-web-'));
let academy: Academy | undefined;
try {
  academy = await startAcademy(folder, { DEMO: '1', RATE_LIMITS: 'off' });
  await untilComplete(folder);
  for (const [name, { path, email, score, lcpMs }] of Object.entries(SCREENS)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    const session = email && (await signIn(academy.url, email));
    const runs: Figures[] = [];
    for (let i = 0; i < RUNS; i += 1) runs.push(await look(academy.url, path, session));
    const middle = (of: (figures: Figures) => number): number => median(runs.map(of));
    const cls = Math.max(...runs.map(figures => figures.cls));
    const seconds = (middle(figures => figures.lcpMs) / 1_000).toFixed(1);
    const isMet = middle(figures => figures.score) >= score && Number(seconds) * 1_000 <= lcpMs && cls < STILL;
    if (!isMet) process.exitCode = 1;
    console.log(
      `${name.padEnd(10)} ${String(middle(figures => figures.score)).padStart(3)}  LCP ${seconds} s  ` +
        `CLS ${cls.toFixed(3)}  blocked ${Math.round(middle(figures => figures.blockedMs))} ms  ` +
        `${Math.round(middle(figures => figures.bytes) / 1_000)} kB  ` +
        `(bar ${score}, ${lcpMs / 1_000} s, 0.00: ${isMet ? 'met' : 'MISSED'})`,
    );
  }
} finally {
  await academy?.stop();
  rmSync(folder, { recursive: true, force: true });
}
