import { destination, pino, type Logger } from 'pino';

/** One line of JSON for each event, on standard output; never a body, a cookie or a password. */
export const createLog = (level: string): Logger => pino({ level, base: null, timestamp: () => `,"time":"${new Date().toISOString()}"` }, destination({ fd: 1, sync: true }));
