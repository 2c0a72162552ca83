import { z } from 'zod';
import { PathId } from '../../common/common.schema.ts';
import { PHRASES } from './phrase-lists.schema.ts';

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
