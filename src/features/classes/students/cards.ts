/** What stands on a child's card. */
export type Card = { userId: number; fullName: string; username: string; password: string };

/** A list with new ones, each in place of the old one of the same child. */
export const withNew = <One extends { userId: number }>(known: readonly One[], made: readonly One[]): One[] => {
  const isNew = new Set(made.map(({ userId }) => userId));
  return [...known.filter(({ userId }) => !isNew.has(userId)), ...made];
};

/** The sign-in page with the username filled in. */
export const entryOf = (address: string, username: string): string =>
  `${address.replace(/\/+$/, '')}/login?usuario=${encodeURIComponent(username)}`;

/** Whether an address leads only from the computer itself to the school. */
export const isOnlyHere = (address: string): boolean => /^https?:\/\/(localhost|127\.|\[::1\])/i.test(address);
