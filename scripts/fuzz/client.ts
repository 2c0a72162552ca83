import { Agent, request } from 'node:http';

export type Sent = { method: string; path: string; headers: Record<string, string>; body: string | Buffer | undefined };
/** @property status 0 without any answer; `text` then says why. */
export type Answer = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  milliseconds: number;
};

const PATIENCE_MS = 15_000;

/** Sends a request byte for byte, on keep-alive connections. */
export const createClient = (url: string) => {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const send = ({ method, path, headers, body }: Sent, again = true): Promise<Answer> =>
    new Promise(resolve => {
      const startedAt = performance.now();
      const since = (): number => performance.now() - startedAt;
      const asked = request(
        {
          hostname,
          port,
          method,
          path,
          agent,
          headers: { ...headers, ...(body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }) },
        },
        response => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => void chunks.push(chunk));
          response.on('error', error =>
            resolve({ status: 0, headers: {}, text: error.message, milliseconds: since() }),
          );
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text: Buffer.concat(chunks).toString(),
              milliseconds: since(),
            }),
          );
        },
      );
      asked.setTimeout(PATIENCE_MS, () => asked.destroy(new Error(`no answer within ${PATIENCE_MS} ms`)));
      asked.on('error', (error: NodeJS.ErrnoException) => {
        // The server can close a keep-alive connection just when it is used again.
        if (again && asked.reusedSocket && error.code === 'ECONNRESET')
          resolve(send({ method, path, headers, body }, false));
        else resolve({ status: 0, headers: {}, text: error.message, milliseconds: since() });
      });
      asked.end(body);
    });
  return { send: (sent: Sent) => send(sent), close: () => agent.destroy() };
};

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The request as a command. The credentials are a variable, because they were valid in one school only. */
export const asCurl = (url: string, { method, path, headers, body }: Sent, who: string): string => {
  const shown = {
    ...headers,
    ...(headers.Cookie && { Cookie: `$${who}` }),
    ...(headers.Authorization && { Authorization: `Bearer $${who}` }),
  };
  const lines = Object.entries(shown).map(
    ([name, value]) => `-H ${value.includes(`$${who}`) ? `"${name}: ${value}"` : quoted(`${name}: ${value}`)}`,
  );
  return [
    'curl -i --path-as-is',
    `-X ${method}`,
    ...lines,
    ...(body === undefined ? [] : [`--data-binary ${quoted(String(body))}`]),
    quoted(`${url}${path}`),
  ].join(' ');
};
