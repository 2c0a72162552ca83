import { Agent, request } from 'node:http';

export type Answer = { status: number; retryAfter: string | undefined; body: string; milliseconds: number };
/** Who asks whom. */
export type Session = { url: string; cookie: string };

/** Plain node:http, which costs the machine less than fetch: what is measured is the server. */
const agent = new Agent({ keepAlive: true });

/** One request, timed from its start to the last byte of its answer. @throws Error when there is none. */
export const call = (
  { url, cookie }: Session,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<Answer & { setCookie: string }> =>
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
            setCookie: headers['set-cookie']?.[0]?.split(';')[0] ?? '',
            milliseconds: performance.now() - startedAt,
          });
        });
      },
    );
    // A server may close a connection that rests at the very moment at which it is used again: who keeps connections
    // asks once more.
    asked.on('error', (error: NodeJS.ErrnoException) =>
      asked.reusedSocket && error.code === 'ECONNRESET'
        ? resolve(call({ url, cookie }, method, path, body))
        : reject(error),
    );
    asked.end(body && JSON.stringify(body));
  });

/** @throws Error when the school does not let them in. */
export const signIn = async (url: string, email: string, password: string): Promise<Session> => {
  const { status, body, setCookie } = await call({ url, cookie: '' }, 'POST', '/api/auth/login', { email, password });
  if (status !== 200) throw new Error(`Signing in: ${status} ${body}`);
  return { url, cookie: setCookie };
};
