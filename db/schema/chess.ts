/** In PGN notation. */
export const GAME_RESULTS = ['1-0', '0-1', '1/2-1/2'] as const;
export const SIDES = ['white', 'black'] as const;
/** The engine's levels, the weakest first. */
export const ENGINE_LEVELS = ['tatu', 'facil', 'arara', 'quati', 'medio', 'tucano', 'dificil', 'onca'] as const;
