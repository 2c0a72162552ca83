/** The signal of a request. No call looks whether its client is still there: live news go over sockets. */
export const { signal: NEVER_ABORTED } = new AbortController();
