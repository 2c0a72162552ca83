import type { GameMode } from '../../../../server/features/games/games.schema.ts';
import { choiceField } from '../../../lib/url-state.ts';

export type MatchMode = Exclude<GameMode, 'practice'>;

/**
 * What each side has for the whole game, and what a move would add to it: the increment is defined, but not applied. In
 * seconds.
 */
export const TIME_CONTROLS: Record<MatchMode, { readonly seconds: number; readonly increment: number }> = {
  blitz: { seconds: 300, increment: 3 },
  rapid: { seconds: 900, increment: 5 },
  classical: { seconds: 1800, increment: 10 },
};

export const MATCH_MODES = Object.keys(TIME_CONTROLS) as readonly MatchMode[];
export const DEFAULT_MODE: MatchMode = 'rapid';

export const minutesOf = (mode: MatchMode): number => TIME_CONTROLS[mode].seconds / 60;

/** '5 minutos para cada lado'. */
export const timeText = (mode: MatchMode): string => `${minutesOf(mode)} minutos para cada lado`;

export const hrefOf = (mode: MatchMode): string => `/partidas/jogo?mode=${mode}`;

/** The mode that an address asks for. */
export const matchFields = { mode: choiceField<MatchMode, MatchMode>('mode', MATCH_MODES, DEFAULT_MODE) };
