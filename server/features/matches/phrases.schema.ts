import { z } from 'zod';
import { PathId } from '../../common/common.schema.ts';

/** What players may say to each other instead of chatting; each is sent and stored as its number, from 1 on. */
export const PHRASES = [
  'Boa sorte!',
  'Bom jogo!',
  'Belo lance!',
  'Foi por pouco!',
  'Obrigado pela partida!',
  'Até a próxima!',
] as const;
const INVALID_PHRASE = 'Frase inválida';
export const PhraseInput = z.object({
  matchId: PathId.describe('Número da partida'),
  phrase: z
    .number({ error: INVALID_PHRASE })
    .int(INVALID_PHRASE)
    .min(1, INVALID_PHRASE)
    .max(PHRASES.length, INVALID_PHRASE)
    .describe(`Número da frase: ${PHRASES.map((text, i) => `${i + 1} (${text})`).join(', ')}`),
});
export type PhraseInput = z.infer<typeof PhraseInput>;
