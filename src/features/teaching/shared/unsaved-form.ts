/**
 * What somebody typed into a form, kept in this browser until it is saved. Storage may be full or forbidden: then
 * nothing is kept, and nothing breaks.
 */

/** Part of every key: kept forms of another shape are not found any more. */
const SHAPE = 2;
const keyOf = (userId: number, name: string): string => `academia.form.${SHAPE}.${userId}.${name}`;

/** What was kept under this name, if anything. */
export const recallForm = <Kept>(userId: number, name: string): Kept | null => {
  try {
    return JSON.parse(localStorage.getItem(keyOf(userId, name)) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
};

export const keepForm = (userId: number, name: string, kept: unknown): void => {
  try {
    localStorage.setItem(keyOf(userId, name), JSON.stringify(kept));
  } catch {
    return;
  }
};

export const forgetForm = (userId: number, name: string): void => {
  try {
    localStorage.removeItem(keyOf(userId, name));
  } catch {
    return;
  }
};
