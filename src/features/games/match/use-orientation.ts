import { useEffect, useState } from 'react';
import { type Color, opposite } from '../../../board/squares.ts';
import { readStored, store } from '../../../lib/storage.ts';

const TURNING_KEY = 'academia.match.turning';

/** Whether the board turns to the side to move, as stored in this browser. */
const readTurning = (): boolean => readStored(TURNING_KEY) === true;

const storeTurning = (on: boolean): void => store(TURNING_KEY, on);

/** The move's animation is over before the board turns to the other player. */
const TURN_AFTER_MS = 600;

/** The side at the bottom. With `turning` the board turns to the side to move. */
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
