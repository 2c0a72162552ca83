import { destination, pino, type Logger } from 'pino';
import type { LogLevel } from './config.ts';

/**
 * The log level: the requested one; else every request into a file or a journal, and only problems on a terminal, where
 * requests would push the first start's link out of sight.
 */
export const logLevelFor = (asked: LogLevel | undefined, isTerminal: boolean): LogLevel =>
  asked ?? (isTerminal ? 'warn' : 'info');

/** One line of JSON for each event, on standard output; never a body, a cookie or a password. */
export const createLog = (level: LogLevel): Logger =>
  pino(
    { level, base: null, timestamp: () => `,"time":"${new Date().toISOString()}"` },
    destination({ fd: 1, sync: true }),
  );
