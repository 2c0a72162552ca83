import { request as askHttp } from 'node:http';
import { request as askHttps } from 'node:https';

const PATIENCE_MS = 3_000;

/**
 * What /healthz answers at an origin of this machine; nothing where nobody listens, or nobody who speaks as the academy
 * does.
 */
export const healthAt = (origin: string): Promise<{ status: number; body: string } | undefined> =>
  new Promise(resolve => {
    // On the machine itself the certificate's name is another one.
    const asked = origin.startsWith('https:')
      ? askHttps(`${origin}/healthz`, { rejectUnauthorized: false })
      : askHttp(`${origin}/healthz`);
    asked.setTimeout(PATIENCE_MS, () => asked.destroy());
    asked.on('error', () => resolve(undefined));
    asked.on('response', response => {
      let body = '';
      response.on('data', chunk => (body += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
      response.on('error', () => resolve(undefined));
    });
    asked.end();
  });
