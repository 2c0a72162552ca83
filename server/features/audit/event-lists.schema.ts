// Apart from the contract, so that the log's screen loads no validation.

/** The groups of events. */
export const GROUPS = ['access', 'accounts', 'teaching', 'study', 'rewards', 'store', 'bookings'] as const;
