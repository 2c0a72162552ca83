import type { ClassMistake, ClassPosition } from '../../../server/features/class-mistakes/class-mistakes.schema.ts';
import type { MistakeTheme } from '../../../server/features/game-reviews/mistakes.schema.ts';
import type { PuzzleTheme } from '../../../server/features/puzzles/themes.schema.ts';
import { mistakeLabels } from '../../lib/mistake-labels.ts';
import { inPortuguese } from '../../lib/portuguese-moves.ts';
import { themeLabels } from '../../lib/theme-labels.ts';
import type { Assigned } from '../../shared/assignments/AssignButton.tsx';

/** The problems that train against an error; nothing where none do. */
const PUZZLES: Partial<Record<MistakeTheme, PuzzleTheme>> = {
  mateEm1Perdido: 'mateEm1',
  matePerdido: 'mateEm2',
  mateSofrido: 'defesa',
  pecaIndefesa: 'pecaIndefesa',
  garfo: 'garfo',
  cravada: 'cravada',
  espeto: 'espeto',
  ataqueDescoberto: 'ataqueDescoberto',
  sobrecarga: 'desvio',
  materialPerdido: 'pecaPresa',
  ganhoNaoVisto: 'vantagemDecisiva',
};

const TASK =
  'Estas posições são de partidas da turma. Em cada uma, procure um lance melhor que o da partida e escreva o lance ' +
  'e o porquê.';

/** Without the answer, and without whose error it was. */
const asked = ({ fen, played }: ClassPosition, place: number): string =>
  `**Posição ${place + 1}:** jogam as ${fen.split(' ')[1] === 'b' ? 'pretas' : 'brancas'}. ` +
  `Na partida foi jogado ${inPortuguese(played)}.\n\n\`\`\`fen\n${fen}\n\`\`\``;

/** The class's own positions, to be answered in writing. */
export const positionsHomework = ({ theme, positions }: ClassMistake): Assigned => ({
  kind: 'text',
  name: `Nossos erros: ${mistakeLabels[theme]}`,
  instructions: [TASK, ...positions.map(asked)].join('\n\n'),
});

/** Problems of the same theme, which the school chooses from easy to hard. */
export const puzzlesHomework = ({ theme }: ClassMistake): Assigned | undefined => {
  const puzzles = PUZZLES[theme];
  return puzzles && { kind: 'puzzles', theme: puzzles, name: `Problemas: ${themeLabels[puzzles]}` };
};
