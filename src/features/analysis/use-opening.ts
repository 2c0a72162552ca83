import { useEffect, useState } from 'react';

type Openings = typeof import('../../../server/openings/openings.ts');

/** The opening that these positions came through, with its name in Portuguese. The names come after the board. */
export const useOpening = (fens: readonly string[]): ReturnType<Openings['openingOf']> => {
  const [openings, setOpenings] = useState<Openings>();
  useEffect(() => {
    // Without them the board is as good.
    void import('../../../server/openings/openings.ts').then(setOpenings, () => undefined);
  }, []);
  return openings?.openingOf(fens);
};
