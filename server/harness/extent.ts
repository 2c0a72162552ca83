/** `npm run prove` asks for all that a test can try; `npm test` for a share that breaks by the same faults. */
const isInFull = process.env.TESTS_IN_FULL === '1';

/** @returns what of two extents this run has the time for. */
export const extent = <T>(usual: T, full: T): T => (isInFull ? full : usual);
