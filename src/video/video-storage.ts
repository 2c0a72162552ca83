import { readStored, store } from '../lib/storage.ts';

const PREFIX = 'academia.video.';
const SETTINGS_KEY = `${PREFIX}preferences`;

const isWithin = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;

/** Seconds into a film at which someone left it; 0 for the start. */
export const readPosition = (film: string): number => {
  const stored = readStored(PREFIX + film);
  return isWithin(stored, 0, Number.MAX_VALUE) ? stored : 0;
};
export const storePosition = (film: string, seconds: number): void => store(PREFIX + film, seconds);
export const clearPosition = (film: string): void => store(PREFIX + film, null);

type PlayerSettings = { volume: number; muted: boolean; speed: number };
const USUAL: PlayerSettings = { volume: 1, muted: false, speed: 1 };

/** Volume and speed, the same for every film. Anybody can write into the storage: only what makes sense is taken. */
export const readSettings = (): PlayerSettings => {
  const { volume, muted, speed } = { ...(readStored(SETTINGS_KEY) as object | null) } as Record<string, unknown>;
  const isGood = isWithin(volume, 0, 1) && typeof muted === 'boolean' && isWithin(speed, 0.5, 2);
  return isGood ? { volume, muted, speed } : USUAL;
};
export const storeSettings = (settings: PlayerSettings): void => store(SETTINGS_KEY, settings);
