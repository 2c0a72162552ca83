// `node scripts/prove/wavering.ts`: all tests in a browser, over a line on which every answer takes another time. The
// last line is the result, and it ends with 1 if one of them failed.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const { status } = spawnSync('vitest', ['run', '--project', 'e2e'], {
  cwd: join(import.meta.dirname, '..', '..'),
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, WAVERING_LINE: '1' },
});
console.log(status === 0 ? 'Every test in a browser passed' : 'A test in a browser failed');
process.exitCode = status === 0 ? 0 : 1;
