import { useSyncExternalStore } from 'react';
import { type BoardSettings, boardSettings, onBoardSettings, USUAL } from './board-settings.ts';

export const useBoardSettings = (): BoardSettings => useSyncExternalStore(onBoardSettings, boardSettings, () => USUAL);
