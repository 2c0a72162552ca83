/** The browser's storage. It may be full or forbidden: then nothing is stored, and nothing breaks. */

/** The value stored under a key; null when there is none that can be read. */
export const readStored = (key: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
};

/** Stores a value; null deletes it. */
export const store = (key: string, value: unknown): void => {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
};
