import { z } from 'zod';
import { readStored, store } from '../lib/storage.ts';

const PREFIX = 'academia.video.';
const SETTINGS_KEY = `${PREFIX}preferences`;

const Position = z.number().nonnegative();

/** Seconds into a film at which someone left it; 0 for the start. */
export const readPosition = (film: string): number => Position.safeParse(readStored(PREFIX + film)).data ?? 0;
export const storePosition = (film: string, seconds: number): void => store(PREFIX + film, seconds);
export const clearPosition = (film: string): void => store(PREFIX + film, null);

const PlayerSettings = z.object({
  volume: z.number().min(0).max(1),
  muted: z.boolean(),
  speed: z.number().min(0.5).max(2),
});
type PlayerSettings = z.infer<typeof PlayerSettings>;

/** Volume and speed, the same for every film. */
export const readSettings = (): PlayerSettings =>
  PlayerSettings.safeParse(readStored(SETTINGS_KEY)).data ?? { volume: 1, muted: false, speed: 1 };
export const storeSettings = (settings: PlayerSettings): void => store(SETTINGS_KEY, settings);
