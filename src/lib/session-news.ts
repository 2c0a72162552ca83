/** The school's tabs in one browser share one session: each hears when somebody came in or left in another. */

/** Writing it is the message; its value only has to differ. */
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
