import { z } from 'zod';
import { Answer } from '../../common/common.schema.ts';

const wanted = z.boolean({ error: 'Diga se quer avisos por email' }).describe('Se quer avisos por email');
export const MailsInput = z.object({ wanted });
export const MailsOutput = Answer({
  available: z.boolean().describe('Se a escola envia emails e a conta tem um endereço'),
  wanted,
});
