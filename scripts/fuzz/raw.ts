import { connect } from 'node:net';
import { malformedRequest } from './malformed.ts';
import { createRandom } from './random.ts';

export type Figures = {
  requests: number;
  /** The number of answers by status; 0 for a connection that was closed without an answer. */
  statuses: Record<number, number>;
  /** The requests behind answers of 500 and more, and behind slow ones, as text. */
  failures: string[];
  hangs: string[];
  /** Milliseconds from the last sent byte to the end of the connection. */
  slowest: number;
};

const HANG_MS = 2_000;
const AT_ONCE = 16;

type Outcome = { statuses: number[]; milliseconds: number };

/** Sends bytes, ends its side, and waits for the other side to close. */
const sendTo = (port: number, bytes: Buffer): Promise<Outcome> =>
  new Promise(resolve => {
    const startedAt = performance.now();
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1');
    const patience = setTimeout(() => socket.destroy(), 2 * HANG_MS);
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => void chunks.push(chunk));
    socket.on('close', () => {
      clearTimeout(patience);
      const answers = Buffer.concat(chunks)
        .toString('latin1')
        .matchAll(/(?:^|\r?\n|\})HTTP\/1\.[01] (\d{3}) /g);
      resolve({
        statuses: [...answers].map(([, status]) => Number(status)),
        milliseconds: performance.now() - startedAt,
      });
    });
    socket.end(bytes);
  });

/** Sends so many malformed requests to a server on this machine. The same seed sends the same bytes. */
export const fuzz = async (port: number, seed: number, requests: number): Promise<Figures> => {
  const random = createRandom(seed);
  const figures: Figures = { requests, statuses: {}, failures: [], hangs: [], slowest: 0 };
  let sent = 0;
  const work = async (): Promise<void> => {
    while (sent < requests) {
      sent += 1;
      const bytes = malformedRequest(random);
      const { statuses, milliseconds } = await sendTo(port, bytes);
      for (const status of statuses.length > 0 ? statuses : [0])
        figures.statuses[status] = (figures.statuses[status] ?? 0) + 1;
      const text = JSON.stringify(bytes.toString('latin1').slice(0, 300));
      if (statuses.some(status => status >= 500)) figures.failures.push(`${statuses.join()} ${text}`);
      if (milliseconds > HANG_MS) figures.hangs.push(text);
      figures.slowest = Math.max(figures.slowest, milliseconds);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return figures;
};
