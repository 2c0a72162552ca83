/** All tabs of one browser share one session: each is told when somebody signs in or out in another. */

/** The write itself is the message; the value only has to change. */
const KEY = 'session-changed-at';

export const tellOtherTabs = (): void => localStorage.setItem(KEY, String(Date.now()));

/** @returns what stops the listening. */
export const hearOtherTabs = (listener: () => void): (() => void) => {
  const hear = ({ key }: StorageEvent): void => {
    if (key === KEY) listener();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
};
