import { z } from 'zod';

/** The themes of puzzles by group, those of Lichess in our words. */
export const THEME_GROUPS = {
  mates: [
    'mateEm1',
    'mateEm2',
    'mateEm3',
    'mateEm4',
    'mateEm5',
    'mate',
    'mateDoCorredor',
    'mateSufocado',
    'mateDeAnastasia',
    'mateArabe',
    'mateDeBoden',
    'mateDosDoisBispos',
    'mateDeCozio',
    'mateDoGancho',
    'mateDaCaixa',
    'mateDeVukovic',
  ],
  tactics: [
    'garfo',
    'cravada',
    'espeto',
    'ataqueDescoberto',
    'xequeDuplo',
    'pecaIndefesa',
    'pecaPresa',
    'desvio',
    'atracao',
    'capturaDoDefensor',
    'interferencia',
    'desobstrucao',
    'raioX',
    'lanceIntermediario',
    'lanceSilencioso',
    'zugzwang',
    'sacrificio',
    'defesa',
  ],
  specialMoves: ['promocao', 'subpromocao', 'peaoAvancado', 'enPassant', 'roque'],
  attacks: ['reiExposto', 'ataqueAlaDoRei', 'ataqueAlaDaDama', 'ataqueF2F7'],
  phases: [
    'abertura',
    'meioJogo',
    'final',
    'finalDePeoes',
    'finalDeTorres',
    'finalDeBispos',
    'finalDeCavalos',
    'finalDeDamas',
    'finalDeDamasETorres',
  ],
  goals: ['igualdade', 'vantagem', 'vantagemDecisiva'],
  lengths: ['umLance', 'doisLances', 'tresLances', 'quatroLancesOuMais'],
  origins: ['mestres', 'mestreContraMestre', 'superGrandesMestres'],
} as const;

const { mates, tactics, specialMoves, attacks, phases, goals, lengths, origins } = THEME_GROUPS;

export const PuzzleTheme = z
  .enum([...mates, ...tactics, ...specialMoves, ...attacks, ...phases, ...goals, ...lengths, ...origins])
  .describe('Tema: o motivo tático, a fase, o objetivo, a duração em lances de quem resolve, ou a origem');
export type PuzzleTheme = z.infer<typeof PuzzleTheme>;
