import { z } from 'zod';
import { Answer, PathId, RowId, Since } from '../../common/common.schema.ts';
import { optionalPages, pageFacts } from '../../common/paging.schema.ts';

export const MistakeTheme = z
  .enum([
    'mateEm1Perdido',
    'matePerdido',
    'mateSofrido',
    'pecaIndefesa',
    'garfo',
    'cravada',
    'espeto',
    'ataqueDescoberto',
    'sobrecarga',
    'materialPerdido',
    'ganhoNaoVisto',
    'posicao',
  ])
  .describe('O que houve: mate em 1 ou em mais lances não dado, mate sofrido, ou como o lance perdeu ou não ganhou');
export type MistakeTheme = z.infer<typeof MistakeTheme>;

export const Mistake = z
  .object({
    id: RowId.describe('Número da posição'),
    gameId: RowId.describe('A partida'),
    ply: z.number().int().describe('O meio-lance errado, a partir de 1'),
    judgment: z.enum(['?', '??']).describe('Erro (?) ou erro grave (??)'),
    theme: MistakeTheme,
    fen: z.string().describe('A posição antes dele, em FEN'),
    played: z.string().describe('O lance que foi jogado, em SAN'),
    dueDay: z
      .string()
      .nullable()
      .describe('Dia em que a posição volta para quem pergunta, como aaaa-mm-dd; null enquanto não a tentou'),
  })
  .meta({ id: 'GameMistake', description: 'Um erro de quem jogou, como posição em que se procura um lance melhor' });
export type Mistake = z.infer<typeof Mistake>;

/** So many come at once, and all of one game. */
export const MISTAKES_SHOWN = 50;

export const MistakesInput = z
  .object({
    gameId: PathId.describe('Só os desta partida').optional(),
    due: z
      .enum(['today'], { error: 'Use today' })
      .describe('Só os que voltam hoje (today), com os que ficaram de outros dias')
      .optional(),
    since: Since.describe('Só os achados desde este momento, como 2026-11-23T18:00:00Z').optional(),
    ...optionalPages('Erros', MISTAKES_SHOWN),
  })
  .refine(({ gameId, due }) => gameId === undefined || due === undefined, {
    error: 'Escolha a partida ou os que voltam hoje',
    path: ['due'],
  })
  .refine(({ due, since }) => due === undefined || since === undefined, {
    error: 'Escolha os que voltam hoje ou os achados desde um momento',
    path: ['since'],
  });
export type MistakesInput = z.infer<typeof MistakesInput>;
export const MistakesOutput = Answer({
  mistakes: z.array(Mistake).describe('Os da página: de uma partida, na ordem dela; senão, os últimos primeiro'),
  ...pageFacts('Erros'),
});

const MistakeId = PathId.describe('Número da posição');
const MOVE_MAX_LENGTH = 10;

export const TryMistakeInput = z.object({
  mistakeId: MistakeId,
  move: z
    .string({ error: 'Informe o lance' })
    .min(1, 'Informe o lance')
    .max(MOVE_MAX_LENGTH, 'Lance ilegal')
    .describe('O lance, em SAN ou UCI'),
});
export type TryMistakeInput = z.infer<typeof TryMistakeInput>;

const PlayedMove = z.object({ uci: z.string().describe('O lance em UCI'), san: z.string().describe('O lance em SAN') });

export const TryMistakeOutput = Answer({
  right: z.boolean().describe('Se o lance custa no máximo 0,035 das chances de vitória (de -1 a 1) do melhor'),
  move: PlayedMove.describe('O lance'),
  line: z.array(z.string()).describe('O que o motor joga depois dele, em SAN; vazio com a partida no fim'),
  dueDay: z.string().nullable().describe('Dia em que a posição volta; null para quem não jogou a partida'),
});

export const MistakeInput = z.object({ mistakeId: MistakeId });
export const MistakeSolutionOutput = Answer({
  line: z.array(z.string()).describe('A melhor linha a partir da posição, em SAN'),
  dueDay: z.string().nullable().describe('Dia em que a posição volta; null para quem não jogou a partida'),
});
