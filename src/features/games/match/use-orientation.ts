import { useEffect, useState } from 'react';
import { type Color, opposite } from '../../../board/squares.ts';
import { readStored, store } from '../../../lib/storage.ts';

const TURNING_KEY = 'academia.match.turning';

/** Whether the board of this browser turns to whoever is to move. */
const readTurning = (): boolean => readStored(TURNING_KEY) === true;

const storeTurning = (on: boolean): void => store(TURNING_KEY, on);

/** The piece has arrived, and its player has seen it there, before the board turns to the other one. */
const TURN_AFTER_MS = 600;

/** Who sits below. With `turning` the board comes to whoever is to move. */
export const useOrientation = (toMove: Color, isPlaying: boolean) => {
  const [orientation, setOrientation] = useState<Color>('w');
  const [turning, setTurning] = useState(readTurning);
  useEffect(() => {
    if (!turning || !isPlaying) return undefined;
    const timer = setTimeout(() => setOrientation(toMove), TURN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [turning, isPlaying, toMove]);
  const switchTurning = (on: boolean) => {
    storeTurning(on);
    setTurning(on);
  };
  return { orientation, flip: () => setOrientation(opposite), turning, switchTurning };
};
