import { request as askHttp } from 'node:http';
import { request as askHttps } from 'node:https';

const PATIENCE_MS = 3_000;

/** The answer of /healthz at an origin of this machine; undefined when nothing listens there, or no academy. */
export const healthAt = (origin: string): Promise<{ status: number; body: string } | undefined> =>
  new Promise(resolve => {
    // The certificate is for another name than localhost.
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
