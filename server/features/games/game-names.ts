import type { EngineLevel } from './games.schema.ts';

export const LEVEL_NAMES: Record<EngineLevel, string> = { facil: 'Fácil', medio: 'Médio', dificil: 'Difícil' };
