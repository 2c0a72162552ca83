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
