import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, test, vi } from 'vitest';

const root = join(import.meta.dirname, '..');

test.skipIf(process.platform === 'win32')(
  'a SIGTERM that npm gives to its shell alone stops what was launched',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'academia-launch-'));
    const script = join(folder, 'serve.mjs');
    writeFileSync(
      script,
      `process.on('SIGTERM', () => { console.log('told to stop'); process.exit(0); });
       setInterval(() => undefined, 1_000);
       console.log('serves');`,
    );
    // With a second command the shell stays in between, as npm's does, whatever shell it is.
    const command = `"${process.execPath}" scripts/launch.mjs "${relative(root, script)}"; true`;
    const shell = spawn('sh', ['-c', command], {
      cwd: root,
      env: { ...process.env, npm_lifecycle_event: 'start' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    shell.stdout.on('data', (chunk: Buffer) => (said += chunk));
    await vi.waitUntil(() => said.includes('serves'), { timeout: 60_000 });
    shell.kill('SIGTERM');
    await once(shell.stdout, 'close');
    expect(said).toContain('told to stop');
    rmSync(folder, { recursive: true });
  },
);
