import { Agent, request } from 'node:http';

type Answer = { status: number; retryAfter: string | undefined; body: string; milliseconds: number };
/** A signed-in user at a server. */
export type Session = { url: string; cookie: string };

/** Plain node:http costs the machine less than fetch, and only the server is to be measured. */
const agent = new Agent({ keepAlive: true });

/** One request, timed from its start to the last byte of its answer. @throws Error when there is no answer. */
export const call = ({ url, cookie }: Session, method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const asked = request(
      `${url}${path}`,
      { agent, method, headers: { cookie, ...(body && { 'content-type': 'application/json' }) } },
      response => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => void (text += chunk));
        response.on('error', reject);
        response.on('end', () => {
          const { statusCode: status = 0, headers } = response;
          resolve({
            status,
            retryAfter: headers['retry-after'],
            body: text,
            milliseconds: performance.now() - startedAt,
          });
        });
      },
    );
    // A server can close an idle connection just when the client uses it again, so a client that keeps connections
    // retries once.
    asked.on('error', (error: NodeJS.ErrnoException) =>
      asked.reusedSocket && error.code === 'ECONNRESET'
        ? resolve(call({ url, cookie }, method, path, body))
        : reject(error),
    );
    asked.end(body && JSON.stringify(body));
  });
