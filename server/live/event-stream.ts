import type { ServerResponse } from 'node:http';

/** An event as `text/event-stream` sends it (HTML standard, 9.2); `data` has no line breaks. */
type StreamedEvent = { number: number; data: string };

/** Shorter than the time after which proxies close what is silent. */
const HEARTBEAT_MS = 15_000;
/** A client that reads so slowly that this much waits for it is cut off, and resumes later. */
const MOST_WAITING_BYTES = 1_048_576;

/** The number after which a client wants to go on; 0, the beginning, where it says none. */
export const lastEventOf = (header: string | undefined): number =>
  /^\d{1,9}$/.test(header ?? '') ? Number(header) : 0;

/** Sends events as they come, until they end or the client goes. */
export const streamEvents = async (
  outgoing: ServerResponse,
  headers: Record<string, string | string[]>,
  events: AsyncIterable<StreamedEvent>,
): Promise<void> => {
  outgoing.writeHead(200, {
    ...headers,
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
  });
  outgoing.write('retry: 1000\n\n');
  const heartbeat = setInterval(() => outgoing.write(': \n\n'), HEARTBEAT_MS).unref();
  try {
    for await (const { number, data } of events) {
      outgoing.write(`id: ${number}\ndata: ${data}\n\n`);
      if (outgoing.writableLength > MOST_WAITING_BYTES) break;
    }
  } finally {
    clearInterval(heartbeat);
    outgoing.end();
  }
};
