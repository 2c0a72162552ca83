import type { ListedStudent } from './open-work.ts';

const COLUMNS = ['fullName', 'lastSeenOn', 'progress', 'rating', 'attendance', 'due', 'help'] as const;
export type Column = (typeof COLUMNS)[number];
export type Sorting = { by: Column; isDown: boolean };

const compare = (a: string | number | null, b: string | number | null): number => {
  if (typeof a === 'string' && typeof b === 'string') return a.localeCompare(b, 'pt-BR');
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  // Students who have done nothing yet come first: professors look for them.
  return Number(a !== null) - Number(b !== null);
};

export const sorted = (students: readonly ListedStudent[], { by, isDown }: Sorting): ListedStudent[] =>
  students.toSorted((a, b) => (isDown ? -1 : 1) * compare(a[by], b[by]));

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Those whose name or username contains a text. */
export const found = (students: readonly ListedStudent[], search: string): ListedStudent[] =>
  students.filter(({ fullName, username }) => folded(`${fullName} ${username ?? ''}`).includes(folded(search.trim())));
