import { z } from 'zod';
import { Answer } from '../../common/common.schema.ts';
import { Email } from '../auth/auth.schema.ts';

const SECRET = /^[\w-]{43}$/;
const secret = z
  .string({ error: 'Este link não vale mais. Peça outro à escola.' })
  .regex(SECRET, 'Este link está incompleto. Abra-o de novo, ou leia o código do cartão.')
  .describe('O que vem depois do # no link');

export const GuardianMail = z.object({
  available: z.boolean().describe('Se a escola envia emails'),
  email: z.string().nullable().describe('Para onde vai o resumo da semana; null se ninguém o pediu'),
  confirmed: z.boolean().describe('Se o endereço foi confirmado: antes nada do aluno é enviado'),
});
export type GuardianMail = z.infer<typeof GuardianMail>;

export const SetMailInput = z.object({
  secret,
  email: Email.nullable().describe('O email que recebe o resumo da semana; null o encerra'),
});
export const SetMailOutput = Answer(GuardianMail.shape);

export const AnswerMailInput = z.object({
  token: z
    .string({ error: 'Link inválido' })
    .regex(SECRET, 'Este link está incompleto')
    .describe('O que vem depois do # no email'),
  wanted: z
    .boolean({ error: 'Diga se quer o resumo' })
    .describe('Confirma o endereço (true) ou encerra o resumo (false)'),
});
export const AnswerMailOutput = Answer({
  wanted: z.boolean().describe('Se o resumo será enviado'),
});
