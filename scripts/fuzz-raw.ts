// `npm run fuzz:raw [-- REQUESTS [SEED]]`: malformed requests to a running academy. None may be answered with 500 or
// more, none may hang for more than two seconds, and the process must still serve at the end.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startAcademy } from '../server/harness/process.ts';
import { fuzz } from './fuzz/raw.ts';

const requests = Number(process.argv[2] ?? 50_000);
const seed = Number(process.argv[3] ?? Math.floor(Math.random() * 2 ** 31));
const folder = mkdtempSync(join(tmpdir(), 'academia-fuzz-'));
const academy = await startAcademy(folder, { DEMO: '0', RATE_LIMITS: 'off', LOG_LEVEL: 'error' });

try {
  const startedAt = performance.now();
  const { statuses, failures, hangs, slowest } = await fuzz(Number(new URL(academy.url).port), seed, requests);
  const serves = (await fetch(`${academy.url}/healthz`)).ok && academy.child.exitCode === null;
  console.log(`${requests} malformed requests, seed ${seed}, ${Math.round((performance.now() - startedAt) / 1_000)} s`);
  console.log(
    `answers by status (0: closed without a word): ${Object.entries(statuses)
      .map(([status, count]) => `${status} × ${count}`)
      .join(', ')}`,
  );
  console.log(
    `${failures.length} of 500 and more, ${hangs.length} hangs over 2 s, slowest ${Math.round(slowest)} ms, ` +
      (serves ? 'serves on' : 'SERVES NO MORE'),
  );
  for (const text of [...failures, ...hangs].slice(0, 20)) console.log(text);
  if (failures.length > 0 || hangs.length > 0 || !serves) process.exitCode = 1;
} finally {
  await academy.stop();
  rmSync(folder, { recursive: true, force: true });
}
