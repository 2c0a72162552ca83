import { z } from 'zod';
import { Answer, Moment, PathId, RowId } from '../../common/common.schema.ts';
import { PurchaseRequest, PurchaseRule } from './purchases.schema.ts';
import { Assignment } from '../assignments/assignments.schema.ts';
import { WeekOutput } from './digests.schema.ts';
import { GuardianMail } from './guardian-mails.schema.ts';

/** 32 random bytes in base64url. */
const SECRET = /^[\w-]{43}$/;

export const LinksInput = z.object({ classId: PathId.describe('Número da turma') });
export const LinksOutput = Answer({
  links: z
    .array(
      z.object({
        userId: RowId.describe('Número do aluno'),
        fullName: z.string().describe('Nome'),
        madeAt: Moment.nullable().describe('Quando foi feito o link que vale, em ISO 8601 (UTC); null se não há'),
      }),
    )
    .describe('Os alunos, por nome'),
});
export const MakeLinksInput = z.object({
  classId: PathId.describe('Número da turma'),
  userIds: z
    .array(RowId)
    .min(1, 'Escolha ao menos um aluno')
    .max(100, 'Use no máximo 100 alunos')
    .describe('Os alunos; o link anterior de cada um deixa de valer'),
});
export const MakeLinksOutput = Answer({
  links: z
    .array(
      z.object({
        userId: RowId.describe('Número do aluno'),
        fullName: z.string().describe('Nome'),
        path: z.string().describe('O endereço da página dos responsáveis, dito só agora'),
      }),
    )
    .describe('Os links, por nome'),
});
export const RevokeLinkInput = z.object({
  classId: PathId.describe('Número da turma'),
  userId: PathId.describe('Número do aluno'),
});
export const RevokeLinkOutput = Answer({ revoked: z.boolean().describe('Se havia um link') });

export const GuardianPageInput = z.object({
  secret: z
    .string({ error: 'Este link não vale mais. Peça outro à escola.' })
    .regex(SECRET, 'Este link está incompleto. Abra-o de novo, ou leia o código do cartão.')
    .describe('O que vem depois do # no link'),
});

export const GuardianPage = Answer({
  child: z
    .object({
      fullName: z.string().describe('Nome'),
      classes: z.array(z.string()).describe('As turmas'),
    })
    .describe('O aluno'),
  week: WeekOutput.describe('Os últimos sete dias, com hoje'),
  mail: GuardianMail.describe('O resumo da semana por email'),
  assignments: z.array(Assignment).describe('As tarefas, as de prazo mais novo primeiro'),
  courses: z
    .array(
      z.object({
        title: z.string().describe('Título'),
        completedLessons: z.number().int().describe('Lições concluídas'),
        totalLessons: z.number().int().describe('Lições ao todo'),
        completed: z.boolean().describe('Se o curso está concluído'),
      }),
    )
    .describe('Os cursos'),
  attendance: z
    .array(
      z.object({
        date: z.string().describe('O dia, aaaa-mm-dd'),
        className: z.string().describe('A turma'),
        present: z.boolean().describe('Se estava presente'),
      }),
    )
    .describe('A presença nas aulas, a mais nova primeiro'),
  games: z
    .array(
      z.object({
        opponent: z.string().describe('O adversário'),
        result: z.enum(['won', 'lost', 'drawn']).describe('Venceu (won), perdeu (lost) ou empatou (drawn)'),
        endedAt: Moment.describe('Quando terminou, em ISO 8601 (UTC)'),
      }),
    )
    .describe('As partidas terminadas mais novas'),
  coins: z
    .object({
      balance: z.number().int().describe('Moedas agora'),
      entries: z
        .array(
          z.object({
            reason: z.string().describe('O motivo'),
            coins: z.number().int().describe('Moedas ganhas, ou gastas se negativo'),
            at: Moment.describe('Quando, em ISO 8601 (UTC)'),
          }),
        )
        .describe('As últimas ganhas e gastas'),
    })
    .describe('As moedas'),
  purchases: PurchaseRule.extend({
    requests: z
      .array(PurchaseRequest)
      .describe('Até 20 pedidos: os que esperam, depois os outros, cada vez o mais novo primeiro'),
  }).describe('As compras que esperam pelos responsáveis, e quem o quer'),
});
export type GuardianPage = z.infer<typeof GuardianPage>;
