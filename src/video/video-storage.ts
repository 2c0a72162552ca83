/**
 * What this browser remembers between visits. Storage may be full or forbidden: then nothing is remembered, and nothing
 * breaks.
 */
import { z } from 'zod';

const PREFIX = 'academia.video.';

const read = (key: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null');
  } catch {
    return null;
  }
};

const write = (key: string, value: unknown): void => {
  try {
    if (value === null) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    return;
  }
};

const Position = z.number().nonnegative();

/** Seconds into a film at which someone left it; 0 for the start. */
export const readPosition = (film: string): number => Position.safeParse(read(film)).data ?? 0;
export const storePosition = (film: string, seconds: number): void => write(film, seconds);
export const clearPosition = (film: string): void => write(film, null);

const PlayerSettings = z.object({
  volume: z.number().min(0).max(1),
  muted: z.boolean(),
  speed: z.number().min(0.5).max(2),
});
export type Taste = z.infer<typeof PlayerSettings>;

/** How loud and how fast one likes it, for every film. */
export const readSettings = (): Taste =>
  PlayerSettings.safeParse(read('preferences')).data ?? { volume: 1, muted: false, speed: 1 };
export const storeSettings = (taste: Taste): void => write('preferences', taste);
