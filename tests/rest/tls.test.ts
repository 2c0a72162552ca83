/** The academy speaks https itself, with a certificate of its operator's. */
import { once } from 'node:events';
import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type OutgoingHttpHeaders } from 'node:http2';
import { request, type RequestOptions } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as secureConnect, type TLSSocket } from 'node:tls';
import { generate } from 'selfsigned';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { academia } from '../support/command.ts';
import { startAcademy, type Academy } from '../../server/harness/process.ts';

const folder = mkdtempSync(join(tmpdir(), 'academia-tls-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];

const aCertificate = async (name: string) => generate([{ name: 'commonName', value: name }], { keyType: 'ec' });
const put = (file: string, text: string): void => {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
};

type Reply = { status: number; headers: Record<string, string | string[] | undefined>; name: string };
const ask = (url: string, options: RequestOptions = {}, body?: object): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const asked = request(url, { rejectUnauthorized: false, agent: false, ...options }, response => {
      const name = String((response.socket as TLSSocket).getPeerCertificate().subject.CN);
      response
        .resume()
        .once('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, name }));
    });
    asked.once('error', reject);
    asked.end(body && JSON.stringify(body));
  });

type Reply2 = { headers: Record<string, unknown>; body: string };
/** Asks all at once over one connection of HTTP/2. @param asked the headers of each, and its body. */
const askTogether = async (url: string, asked: [OutgoingHttpHeaders, string?][]): Promise<Reply2[]> => {
  const session = connect(url, { rejectUnauthorized: false });
  try {
    return await Promise.all(
      asked.map(
        ([headers, body]) =>
          new Promise<Reply2>((resolve, reject) => {
            const reply: Reply2 = { headers: {}, body: '' };
            const stream = session.request(headers, { endStream: body === undefined });
            stream.setEncoding('utf8').on('data', (chunk: string) => (reply.body += chunk));
            stream.once('response', got => (reply.headers = got));
            stream.once('end', () => resolve(reply)).once('error', reject);
            if (body !== undefined) stream.end(body);
          }),
      ),
    );
  } finally {
    session.close();
  }
};

describe('with a certificate and its key', () => {
  let academy: Academy;
  beforeAll(async () => {
    const made = await aCertificate('primeiro.example.org');
    put(cert, made.cert);
    put(key, made.private);
    academy = await startAcademy(join(folder, 'escola'), { TLS_CERT: cert, TLS_KEY: key });
  }, 600_000);
  afterAll(() => academy.stop());

  test('it says an https address, and tells browsers to stay with it', async () => {
    expect(academy.url).toMatch(/^https:\/\/127\.0\.0\.1:\d+$/);
    expect(academy.said()).toContain(`${academy.url}/comecar#`);
    const { status, headers } = await ask(`${academy.url}/healthz`);
    expect(status).toBe(200);
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
  });

  test('its cookies go over https alone', async () => {
    const headers = { 'content-type': 'application/json', origin: academy.url };
    const { status, headers: reply } = await ask(
      `${academy.url}/api/auth/register`,
      { method: 'POST', headers },
      { name: 'Ana', email: 'ana@exemplo.com', password: 'peao-passado-7' },
    );
    expect(status).toBe(200);
    expect(reply['set-cookie']?.[0]).toMatch(/^__Host-session=.*; Secure/);
  });

  test('a browser asks for everything over one connection of HTTP/2, by the same rules', async () => {
    const post = { ':method': 'POST', 'content-type': 'application/json', origin: academy.url };
    const register = { ':path': '/api/auth/register', ...post };
    const [page, me, registered, foreign, large, tunnel] = await askTogether(academy.url, [
      [{ ':path': '/', 'accept-encoding': 'br' }],
      [{ ':path': '/api/auth/me' }],
      [register, JSON.stringify({ name: 'Bia', email: 'bia@exemplo.com', password: 'peao-passado-7' })],
      [{ ...register, origin: 'https://outra.example' }, '{}'],
      [register, JSON.stringify({ name: 'x'.repeat(1_100_000) })],
      [{ ':method': 'CONNECT', ':authority': 'outra.example' }],
    ]);
    expect(page?.headers).toMatchObject({ ':status': 200, 'content-encoding': 'br' });
    expect(page?.headers['strict-transport-security']).toContain('max-age=31536000');
    expect(me?.headers[':status']).toBe(401);
    expect(registered?.headers[':status']).toBe(200);
    expect(registered?.headers['set-cookie']).toContainEqual(expect.stringMatching(/^__Host-session=.*; Secure/));
    expect(foreign?.headers[':status']).toBe(403);
    expect(large?.headers[':status']).toBe(413);
    expect(tunnel?.headers[':status']).toBe(405);
    expect(academy.said()).not.toContain('Warning');
  });

  test('who says in HTTP/1.1 that it is HTTP/2 ends no process', async () => {
    const socket = secureConnect({ port: Number(new URL(academy.url).port), rejectUnauthorized: false });
    socket.write('GET /healthz HTTP/2.0\r\nHost: x\r\nConnection: close\r\n\r\nCONNECT x:1 HTTP/2.0\r\n\r\n');
    await once(socket.resume(), 'close');
    expect((await ask(`${academy.url}/healthz`)).status).toBe(200);
  });

  test('SIGHUP takes up a renewed certificate; one that cannot be used leaves the present one', async () => {
    expect((await ask(`${academy.url}/healthz`)).name).toBe('primeiro.example.org');
    const made = await aCertificate('renovado.example.org');
    put(cert, made.cert);
    academy.child.kill('SIGHUP');
    await vi.waitUntil(() => academy.said().includes('certificate not renewed'), { timeout: 60_000 });
    expect((await ask(`${academy.url}/healthz`)).name).toBe('primeiro.example.org');
    put(key, made.private);
    academy.child.kill('SIGHUP');
    await vi.waitUntil(async () => (await ask(`${academy.url}/healthz`)).name === 'renovado.example.org', {
      timeout: 60_000,
    });
  });

  test('the doctor finds it there and tells how long the certificate lasts', async () => {
    const { out } = await academia(['doctor', '--data', join(folder, 'escola'), '--port', new URL(academy.url).port], {
      TLS_CERT: cert,
      TLS_KEY: key,
    });
    expect(out).toMatch(/ok +https +o certificado vale por mais 36\d dias/);
    expect(out).toContain(`a academia atende em ${academy.url}`);
  });
});

describe('the academy does not begin', () => {
  const other = join(folder, 'other.pem');
  beforeAll(async () => writeFileSync(other, (await aCertificate('outro.example.org')).private));

  test.each([
    ['without the key', () => ({ TLS_CERT: cert }), 'TLS_CERT e TLS_KEY vão juntos'],
    [
      'with a file that is not there',
      () => ({ TLS_CERT: join(folder, 'nada.pem'), TLS_KEY: key }),
      'Não é possível ler o arquivo de TLS_CERT',
    ],
    [
      'with a key for a certificate',
      () => ({ TLS_CERT: key, TLS_KEY: key }),
      'O arquivo de TLS_CERT não é um certificado',
    ],
    [
      'with a certificate for a key',
      () => ({ TLS_CERT: cert, TLS_KEY: cert }),
      'O arquivo de TLS_KEY não é uma chave privada',
    ],
    [
      "with another certificate's key",
      () => ({ TLS_CERT: cert, TLS_KEY: other }),
      'A chave de TLS_KEY não é a do certificado',
    ],
  ])('%s, and says so', async (_, environment, text) => {
    const data = join(folder, 'nunca');
    expect(await academia(['serve', '--port', '0', '--data', data], environment())).toMatchObject({
      code: 1,
      error: expect.stringContaining(text),
    });
    expect(existsSync(join(data, 'academy.db'))).toBe(false);
  });
});
