/** A separate demo school with a frozen clock: a process with an empty folder, used over HTTP like any client. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { untilComplete } from '../../server/harness/demo-school.ts';
import { COMPILED } from '../../server/harness/process.ts';
import { serverEntry } from '../../server/harness/server-entry.ts';

export type Reply = {
  status: number;
  body: Record<string, unknown>;
  /** What was answered in place of JSON. */
  file?: string | undefined;
  cookie: string | undefined;
};
type Request = { method: string; path: string; body?: object | undefined; cookie?: string | undefined };
export type DemoSchool = {
  ask: (request: Request) => Promise<Reply>;
  /** Sends the bytes of an image to an upload address. */
  put: (address: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  /** Its output so far. */
  said: () => string;
  close: () => Promise<void>;
};

/**
 * @param isEmpty a new school without an administrator, in place of the demo. @throws Error with the process's output,
 * when it ends before it serves.
 */
export const openDemoSchool = async (isEmpty = false): Promise<DemoSchool> => {
  const folder = mkdtempSync(join(tmpdir(), 'academia-examples-'));
  const child = spawn(
    process.execPath,
    ['--import', pathToFileURL(join(import.meta.dirname, 'standstill.ts')).href, serverEntry('main')],
    {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        DATA_DIR: folder,
        PORT: '0',
        NODE_COMPILE_CACHE: COMPILED,
        DEMO: isEmpty ? '0' : '1',
        LOG_LEVEL: 'silent',
        RATE_LIMITS: 'off',
        PROFESSOR_SIGNUP: 'approval',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer): void => {
      said += chunk;
      const [, found] = /Academia em (http\S+)/.exec(said) ?? [];
      if (found) resolve(found);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', code => reject(new Error(`The demo school ended with ${code}: ${said}`)));
  });
  if (!isEmpty) await untilComplete(folder);
  return {
    ask: async ({ method, path, body, cookie }) => {
      const headers = { ...(body && { 'Content-Type': 'application/json' }), ...(cookie && { Cookie: cookie }) };
      const response = await fetch(`${url}/api${path}`, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
      return {
        status: response.status,
        body: isJson ? (JSON.parse(text) as Reply['body']) : {},
        file: isJson ? undefined : text,
        cookie: response.headers.get('set-cookie')?.split(';')[0],
      };
    },
    put: async (address, bytes) => {
      const { status } = await fetch(new URL(address, url), { method: 'PUT', body: bytes });
      if (status !== 200) throw new Error(`The image was answered with ${status}`);
    },
    said: () => said,
    close: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
