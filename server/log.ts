import { destination, pino, type DestinationStream, type Logger } from 'pino';
import type { LogLevel } from './config.ts';

/**
 * The log level: the requested one; else every request into a file or a journal, and only problems on a terminal, where
 * requests would push the first start's link out of sight.
 */
export const logLevelFor = (asked: LogLevel | undefined, isTerminal: boolean): LogLevel =>
  asked ?? (isTerminal ? 'warn' : 'info');

const STANDARD_OUTPUT = 1;
/** How much waits while the log cannot be written; what comes after it is lost. */
const MOST_WAITING_BYTES = 1_048_576;

/**
 * Gathers the lines of one turn of the event loop, and writes them at its end: a write for each line is a twentieth of
 * what a short answer costs. What is gathered when the process ends is written before it is gone.
 */
const onceATurn = (write: (lines: string) => void): DestinationStream => {
  let lines = '';
  const flush = (): void => {
    const gathered = lines;
    lines = '';
    if (gathered !== '') write(gathered);
  };
  process.on('exit', flush);
  return {
    write: line => {
      if (lines === '') setImmediate(flush);
      lines += line;
    },
  };
};

/** The time of a line. In one millisecond a busy server writes several. */
const createTimestamp = (): (() => string) => {
  let [at, text] = [0, ''];
  return () => {
    const now = Date.now();
    if (now !== at) [at, text] = [now, `,"time":"${new Date(now).toISOString()}"`];
    return text;
  };
};

/** One line of JSON for each event, on standard output; never a body, a cookie or a password. */
export const createLog = (level: LogLevel, fd = STANDARD_OUTPUT): Logger => {
  const output = destination({ fd, sync: true, maxLength: MOST_WAITING_BYTES });
  // Where the log lies on a full disk, who reads is answered all the same; the lines wait for room.
  output.on('error', () => undefined);
  const gathered = onceATurn(lines => void output.write(lines));
  return pino({ level, base: null, timestamp: createTimestamp() }, gathered);
};
