import { ENGINE_LEVELS } from '../../../db/schema/chess.ts';

type Level = (typeof ENGINE_LEVELS)[number];

/** Whether a level, if it was one, is as strong as another: who beats a stronger one has beaten this one as well. */
export const isAtLeast = (level: Level | null, other: Level): boolean =>
  level !== null && ENGINE_LEVELS.indexOf(level) >= ENGINE_LEVELS.indexOf(other);
