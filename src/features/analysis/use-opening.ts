import { useEffect, useState } from 'react';
import type { Opening, openingOf } from '../../../server/openings/openings.ts';

/** The opening that these positions came through, with its name in Portuguese. The names come after the board. */
export const useOpening = (fens: readonly string[]): Opening | undefined => {
  const [openings, setOpenings] = useState<{ openingOf: typeof openingOf }>();
  useEffect(() => {
    // Without them the board is as good.
    void import('../../../server/openings/openings.ts').then(setOpenings, () => undefined);
  }, []);
  return openings?.openingOf(fens);
};
