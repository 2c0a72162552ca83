import { z } from 'zod';
import { Answer } from '../../common/common.schema.ts';
import { ENDING_STEPS, ENDINGS } from './ending-lists.schema.ts';
import { DAY_MS } from '../../common/time.schema.ts';

export const EndingId = z.enum(ENDINGS, { error: 'Final desconhecido' }).describe('Nome do final');
export type EndingId = z.infer<typeof EndingId>;

export const EndingStep = z.enum(ENDING_STEPS).describe('O passo a que pertence');
export type EndingStep = z.infer<typeof EndingStep>;

export const EndingGoal = z
  .enum(['mate', 'win', 'hold'])
  .describe('Dar mate (mate), chegar a uma posição ganha (win) ou empatar (hold)');
export type EndingGoal = z.infer<typeof EndingGoal>;

export const Ending = z
  .object({
    id: EndingId,
    step: EndingStep,
    title: z.string().describe('Título'),
    goal: EndingGoal,
    fen: z.string().describe('A posição em FEN; joga o lado que tem a vez'),
    idea: z.string().describe('A ideia, em uma ou duas frases'),
    dueDay: z.string().nullable().describe('Dia em que volta, como aaaa-mm-dd; null enquanto não foi tentado'),
    isDue: z.boolean().describe('Se volta hoje, ou ficou de outro dia'),
    bestMilliseconds: z.number().int().nullable().describe('O tempo do acerto mais rápido; null sem acerto'),
  })
  .meta({ id: 'Ending', description: 'Um final que se joga contra o motor' });
export type Ending = z.infer<typeof Ending>;

export const EndingsOutput = Answer({ endings: z.array(Ending).describe('Os finais, passo a passo') });

export const EndingInput = z.object({ ending: EndingId });

const MOST_MOVES = 300;

export const PlayEndingInput = EndingInput.extend({
  moves: z
    .array(z.string().regex(/^[a-h][1-8][a-h][1-8][qrbn]?$/, 'Lance ilegal'))
    .min(1, 'Informe os lances')
    .max(MOST_MOVES, 'Lances demais')
    .describe('Todos os lances desde a posição, em UCI: os próprios e as respostas do motor; o último é próprio'),
  milliseconds: z
    .number()
    .int()
    .min(0)
    .max(DAY_MS)
    .describe('Quanto tempo se levou até aqui; guarda-se o do acerto mais rápido')
    .optional(),
});
export type PlayEndingInput = z.infer<typeof PlayEndingInput>;

export const EndingReason = z
  .enum([
    'checkmate',
    'stalemate',
    'insufficient_material',
    'dead_position',
    'repetition',
    'fifty_moves',
    'won',
    'held',
    'escaped',
    'lost',
  ])
  .describe(
    'Por que acabou: mate, afogamento, material insuficiente, posição morta, repetição, 50 lances, vitória ' +
      'assegurada (won), empate mantido por 15 lances (held), vitória que escapou (escaped) ou posição perdida (lost)',
  );
export type EndingReason = z.infer<typeof EndingReason>;

export const PlayEndingOutput = Answer({
  status: z.enum(['playing', 'success', 'failure']).describe('Em jogo, cumprido ou não cumprido'),
  reason: EndingReason.nullable(),
  reply: z
    .object({ uci: z.string().describe('O lance em UCI'), san: z.string().describe('O lance em SAN') })
    .nullable()
    .describe('A resposta do motor; null quando acabou com o lance próprio'),
  dueDay: z.string().nullable().describe('Dia em que este final volta; null enquanto está em jogo'),
});
export type EndingPlayed = Omit<z.infer<typeof PlayEndingOutput>, 'success'>;

export const SurrenderEndingOutput = Answer({
  line: z.array(z.string()).describe('O que o motor jogaria desde a posição, em SAN'),
  dueDay: z.string().describe('Dia em que este final volta'),
});
