/** This browser's storage. It may be full or forbidden: then nothing is remembered, and nothing breaks. */

/** What lies under a key; null when there is nothing that can be read. */
export const readStored = (key: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
};

/** Puts something there; null takes away what lies there. */
export const store = (key: string, value: unknown): void => {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
};
