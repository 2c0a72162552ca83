import { plural } from './plural.ts';

/** Level 1 first. */
export const levels = [
  { name: 'Iniciante', emoji: '🌱' },
  { name: 'Aprendiz', emoji: '📘' },
  { name: 'Estudante', emoji: '🎒' },
  { name: 'Jogador', emoji: '♟️' },
  { name: 'Competidor', emoji: '⚔️' },
  { name: 'Expert', emoji: '🎯' },
  { name: 'Mestre', emoji: '🏅' },
  { name: 'Grande Mestre', emoji: '🏆' },
  { name: 'Lenda', emoji: '🌟' },
  { name: 'Imortal', emoji: '👑' },
] as const;

/** Name and emoji of a level, 1 to 10. An unknown one falls back to level 1. */
export const levelOf = (level: number): { name: string; emoji: string } => levels[level - 1] ?? levels[0];

type Reached = { level: number; /** Beyond the last level. */ stars: number };

/** 'Nível 4 · Jogador', and beyond the last level 'Nível 10 · Imortal · 2 estrelas'. */
export const levelText = ({ level, stars }: Reached): string =>
  [`Nível ${level}`, levelOf(level).name, ...(stars > 0 ? [plural(stars, 'estrela')] : [])].join(' · ');
