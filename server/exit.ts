const REST_MS = 100;

/**
 * Ends the process, after a moment of rest: V8 compiles on threads of its own, and a process that ends amid that may
 * wait for them forever (https://github.com/nodejs/node/issues/54918). What they have begun is most likely done by
 * then.
 */
export const exit = (code: number): void => void setTimeout(() => process.exit(code), REST_MS);
