import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { placeFrom } from './puzzles-view.ts';
import { PuzzleList } from './PuzzleList.tsx';
import { PuzzleRoom } from './PuzzleRoom.tsx';

/** The puzzles, or the one that is open: the address says which. */
export const PuzzlesTab = ({ isStudent }: { isStudent: boolean }) => {
  const [query] = useSearchParams();
  const place = placeFrom(query);
  const [latest, setLatest] = useState(place.puzzle);
  if (place.puzzle !== undefined && place.puzzle !== latest) setLatest(place.puzzle);
  return place.puzzle === undefined ? (
    <PuzzleList place={place} isStudent={isStudent} cameFrom={latest} />
  ) : (
    <PuzzleRoom place={place} id={place.puzzle} isStudent={isStudent} />
  );
};
