import { useState } from 'react';
import { type EngineLevel, LEVELS } from '../../../../server/features/games/level-lists.schema.ts';
import { readStored, store } from '../../../lib/storage.ts';

export type Wishes = {
  level: EngineLevel;
  /** Whether each position is explained. */
  commentary: boolean;
  /** Whether the next game is for rating points. */
  rated: boolean;
};

const isLevel = (value: unknown): value is EngineLevel => LEVELS.some(level => level === value);

const readWishes = (key: string, isStudent: boolean): Wishes => {
  const stored = (readStored(key) ?? {}) as Partial<Record<keyof Wishes, unknown>>;
  return {
    level: isLevel(stored.level) ? stored.level : 'facil',
    commentary: stored.commentary === true,
    rated: isStudent && stored.rated !== false,
  };
};

/** How somebody wants to practise, as this device remembers it. Only students' games are for rating points. */
export const useWishes = (userId: number, isStudent: boolean) => {
  const key = `academia.practice.${userId}`;
  const [wishes, setWishes] = useState(() => readWishes(key, isStudent));
  const wish = (change: Partial<Wishes>): void => {
    const next = { ...wishes, ...change };
    store(key, next);
    setWishes(next);
  };
  return { wishes, wish };
};
