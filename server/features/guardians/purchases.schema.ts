import { z } from 'zod';
import { Answer, Moment, PathId, RowId } from '../../common/common.schema.ts';
import { DeliveryInput } from '../store/delivery.schema.ts';
import { YouthCategory } from '../youth/youth.schema.ts';

const KIND_WORDS =
  'Um produto da loja (order), um curso por um tempo (unlock), um programa (program), um torneio (tournament) ou um ' +
  'horário de mentoria (slot)';
export const PurchaseKind = z.enum(['order', 'unlock', 'program', 'tournament', 'slot'], {
  error: 'Tipo de compra inválido',
});
export type PurchaseKind = z.infer<typeof PurchaseKind>;

/** The most requests of one child that wait at once. */
export const MAX_WAITING = 10;
/** How many of a child's requests are listed: all that wait, then the newest. More than can wait. */
export const REQUESTS_SHOWN = 20;

export const AskInput = z.object({
  kind: PurchaseKind.describe(KIND_WORDS),
  id: RowId.describe('Número do produto, do curso, do programa, do torneio ou do horário'),
  clientKey: z
    .string({ error: 'Identificador inválido' })
    .regex(/^[\w-]{8,64}$/, 'Identificador inválido')
    .describe('Marca própria de quem pede, de 8 a 64 caracteres: repetida, é o mesmo pedido'),
  delivery: DeliveryInput.describe('Como receber um produto físico; sem ele, retira-se na escola').optional(),
  category: YouthCategory.describe('Categoria de idade, num programa').optional(),
});
export type AskInput = z.infer<typeof AskInput>;

export const PurchaseRequest = z
  .object({
    id: RowId.describe('Número do pedido'),
    kind: PurchaseKind.describe(KIND_WORDS),
    title: z.string().describe('O que se pede'),
    coins: z.number().int().describe('Quanto custa, em moedas, com o frete'),
    state: z
      .enum(['waiting', 'approved', 'declined', 'withdrawn'])
      .describe('Espera (waiting), aprovado (approved), recusado (declined) ou cancelado por quem pediu (withdrawn)'),
    createdAt: Moment.describe('Quando foi pedido, em ISO 8601 (UTC)'),
    answeredAt: Moment.nullable().describe('Quando foi respondido, em ISO 8601 (UTC); null se ainda não foi'),
  })
  .meta({ id: 'PurchaseRequest', description: 'Uma compra que espera, ou esperou, pelos responsáveis' });
export type PurchaseRequest = z.infer<typeof PurchaseRequest>;

export const RequestsOutput = Answer({
  waits: z.boolean().describe('Se as compras de quem pergunta esperam a aprovação dos responsáveis'),
  requests: z
    .array(PurchaseRequest)
    .describe('Até 20 pedidos: os que esperam, depois os outros, cada vez o mais novo primeiro'),
});
export const RequestOutput = Answer({ request: PurchaseRequest.describe('O pedido') });
export const WithdrawInput = z.object({ requestId: PathId.describe('Número do pedido') });

const secret = z
  .string({ error: 'Este link não vale mais. Peça outro à escola.' })
  .regex(/^[\w-]{43}$/, 'Este link está incompleto. Abra-o de novo, ou leia o código do cartão.')
  .describe('O que vem depois do # no link');
export const AnswerRequestInput = z.object({
  secret,
  requestId: PathId.describe('Número do pedido'),
  approve: z.boolean({ error: 'Diga se a compra é aprovada' }).describe('Aprova (true) ou recusa (false)'),
});
export const ApprovalInput = z.object({
  secret,
  approves: z
    .boolean({ error: 'Diga se as compras esperam' })
    .describe('Se cada compra espera a aprovação dos responsáveis'),
});
/** Who wants a child's purchases to wait. */
export const PurchaseRule = z.object({
  bySchool: z.boolean().describe('Se a escola quer que as compras de crianças esperem a aprovação'),
  byGuardian: z.boolean().describe('Se os responsáveis querem que elas esperem'),
});
export const ApprovalOutput = Answer(PurchaseRule.shape);
