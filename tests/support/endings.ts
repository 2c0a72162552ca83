type Ending = () => unknown;

const endings: Ending[] = [];

/** What a file of tests has started ends with the file, the last first: after-file.ts sees to it. */
export const atEnd = (end: Ending): void => void endings.push(end);

/** @throws the first failure, after all have been ended. */
export const endAll = async (): Promise<void> => {
  const failures: unknown[] = [];
  for (const end of endings.splice(0).toReversed()) {
    try {
      await end();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
};
