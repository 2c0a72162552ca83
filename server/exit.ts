const REST_MS = 100;

/**
 * Ends the process after a short pause: V8 compiles on its own threads, and a process that exits during that can wait
 * for them forever (https://github.com/nodejs/node/issues/54918). After the pause they are most likely done.
 */
export const exit = (code: number): void => void setTimeout(() => process.exit(code), REST_MS);
