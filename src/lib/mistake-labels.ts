import type { MistakeTheme } from '../../server/features/game-reviews/mistakes.schema.ts';

export const mistakeLabels: Record<MistakeTheme, string> = {
  mateEm1Perdido: 'Mate em 1 perdido',
  matePerdido: 'Mate perdido',
  mateSofrido: 'Deixou dar mate',
  pecaIndefesa: 'Peça indefesa',
  garfo: 'Garfo',
  cravada: 'Cravada',
  espeto: 'Espeto',
  ataqueDescoberto: 'Ataque descoberto',
  sobrecarga: 'Peça sobrecarregada',
  materialPerdido: 'Material perdido',
  ganhoNaoVisto: 'Ganho não visto',
  posicao: 'Posição piorada',
};
