import { destination, pino, type Logger } from 'pino';
import type { LogLevel } from './config.ts';

/**
 * How much the process writes of itself: what was asked for, else every request into a file or a journal, and only what
 * is wrong on a terminal, where requests would push the link of a first start out of sight.
 */
export const logLevelFor = (asked: LogLevel | undefined, isTerminal: boolean): LogLevel =>
  asked ?? (isTerminal ? 'warn' : 'info');

/** One line of JSON for each event, on standard output; never a body, a cookie or a password. */
export const createLog = (level: LogLevel): Logger =>
  pino(
    { level, base: null, timestamp: () => `,"time":"${new Date().toISOString()}"` },
    destination({ fd: 1, sync: true }),
  );
