/** The price in coins of temporary access to a premium course, and its length in days. */
export const UNLOCK = { coins: 50, days: 30 } as const;
