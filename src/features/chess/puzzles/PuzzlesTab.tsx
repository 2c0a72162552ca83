import { useState } from 'react';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { puzzlesFields } from './puzzles-view.ts';
import { PuzzleList } from './list/PuzzleList.tsx';
import { OpenPuzzle } from './solve/OpenPuzzle.tsx';

/** The puzzles, or the one that is open: the address says which. */
export const PuzzlesTab = ({ isStudent }: { isStudent: boolean }) => {
  const [view] = useUrlState(puzzlesFields);
  const [latest, setLatest] = useState(view.puzzle);
  if (view.puzzle !== undefined && view.puzzle !== latest) setLatest(view.puzzle);
  return view.puzzle === undefined ? (
    <PuzzleList view={view} isStudent={isStudent} cameFrom={latest} />
  ) : (
    <OpenPuzzle view={view} id={view.puzzle} isStudent={isStudent} />
  );
};
