import { z } from 'zod';
import { Answer, Moment, PathId, QueryInt, RowId } from '../../common/common.schema.ts';
import { DeliveryInput, DeliveryMethod } from './delivery.schema.ts';
import { MAX_PRICE, StoreKind, StoreLevel } from './store.schema.ts';

/** Days in which a purchase can be returned for a full refund. */
export const GUARANTEE_DAYS = 30;
/** Days in which a thing with a defect can be returned. */
export const WARRANTY_DAYS = 365;
export const ORDERS_PER_PAGE = 20;

export const OrderInput = z.object({
  itemId: RowId.describe('Número do produto'),
  clientKey: z
    .string({ error: 'Identificador inválido' })
    .regex(/^[\w-]{8,64}$/, 'Identificador inválido')
    .describe('Marca própria de quem compra, de 8 a 64 caracteres: repetida, a compra é paga uma só vez'),
  price: z
    .number()
    .int()
    .min(0)
    .max(MAX_PRICE)
    .describe('O preço em moedas que o comprador viu; se mudou, a compra é recusada')
    .optional(),
  delivery: DeliveryInput.describe('Como receber um produto físico; sem ele, retira-se na escola').optional(),
});

export type OrderInput = z.infer<typeof OrderInput>;

export const StoreOrder = z
  .object({
    id: RowId.describe('Número da compra'),
    itemId: RowId.describe('Número do produto'),
    itemName: z.string().describe('Nome do produto'),
    kind: StoreKind,
    imageUrl: z.string().nullable().describe('Foto; null sem foto'),
    material: z.string().nullable().describe('Material; null quando não se aplica'),
    level: StoreLevel.nullable().describe('Nível do caderno; null nos outros produtos'),
    price: z.number().int().describe('Moedas pagas pelo produto'),
    freight: z.number().int().describe('Moedas pagas pelo frete; 0 sem frete'),
    createdAt: Moment.describe('Quando foi comprado, em ISO 8601 (UTC)'),
    returnedAt: Moment.nullable().describe('Quando foi devolvido, em ISO 8601 (UTC); null se não foi'),
    returnAskedAt: Moment.nullable().describe(
      'Quando a devolução de um produto físico foi pedida, em ISO 8601 (UTC); null se não foi',
    ),
    defect: z.string().nullable().describe('O defeito pelo qual é devolvido; null sem ele'),
    delivery: z
      .object({
        method: DeliveryMethod,
        address: z.string().nullable().describe('Endereço da entrega; null quando se retira na escola'),
        deliveredAt: Moment.nullable().describe('Quando foi entregue, em ISO 8601 (UTC); null se ainda não foi'),
      })
      .nullable()
      .describe('Entrega de um produto físico; null do que é digital'),
    readable: z.boolean().describe('Se é um caderno que se lê na academia'),
    warrantyUntil: Moment.nullable().describe(
      'Até quando vale a garantia contra defeitos, em ISO 8601 (UTC); null antes da entrega e do que é digital',
    ),
    underWarranty: z.boolean().describe('Se pode ser devolvido agora por um defeito'),
    returnableUntil: Moment.describe('Até quando pode ser devolvido, em ISO 8601 (UTC)'),
    returnable: z.boolean().describe('Se pode ser devolvido agora'),
    stars: z.number().int().nullable().describe('Estrelas que o comprador deu, de 1 a 5; null sem nota'),
    emblem: z.string().nullable().describe('Emblema que deu ao perfil; null sem emblema'),
    boost: z
      .object({
        percent: z.number().int().describe('Bônus em por cento'),
        endsAt: Moment.describe('Quando termina, em ISO 8601 (UTC)'),
        running: z.boolean().describe('Se ainda vale'),
      })
      .nullable()
      .describe('Bônus de XP que deu; null sem bônus'),
    buyer: z
      .object({
        id: RowId.describe('Número do comprador'),
        name: z.string().describe('Nome do comprador'),
      })
      .describe('Quem comprou'),
  })
  .meta({ id: 'StoreOrder', description: 'Uma compra' });

export type StoreOrder = z.infer<typeof StoreOrder>;

export const OrderOutput = Answer({
  order: StoreOrder.describe('A compra'),
  coins: z.number().int().describe('Saldo de moedas depois dela'),
});

export const OrdersInput = z.object({
  page: QueryInt(1, 100_000).default(1).describe('Página, a partir de 1, de 20 compras cada'),
  waiting: z
    .enum(['delivery', 'return'], { error: 'Filtro inválido' })
    .describe('Só o que espera a entrega (delivery) ou a volta à escola (return)')
    .optional(),
});

export const OrdersOutput = Answer({
  orders: z.array(StoreOrder).describe('As compras da página'),
  total: z.number().int().describe('Quantas ao todo, em todas as páginas'),
  page: z.number().int().describe('Esta página'),
  pageSize: z.number().int().describe('Compras por página'),
  waiting: z
    .object({
      deliveries: z.number().int().describe('Quantas esperam a entrega'),
      returns: z.number().int().describe('Quantas esperam a volta do produto'),
    })
    .describe('O que está por fazer, em todas as páginas'),
});

export type OrdersInput = z.infer<typeof OrdersInput>;

export const OneOrderInput = z.object({ orderId: PathId.describe('Número da compra') });

const DEFECT = 'Conte o defeito em pelo menos 5 letras';
export const ReturnInput = z.object({
  orderId: PathId.describe('Número da compra'),
  defect: z
    .string({ error: DEFECT })
    .trim()
    .min(5, DEFECT)
    .max(300, 'Conte o defeito em no máximo 300 caracteres')
    .describe('O defeito, para a garantia de 1 ano; sem ele vale a de 30 dias')
    .optional(),
});
export type ReturnInput = z.infer<typeof ReturnInput>;

export const HandledOrderOutput = Answer({ order: StoreOrder.describe('A compra, como está agora') });

const STARS = 'Dê de 1 a 5 estrelas';

export const RateOrderInput = z.object({
  orderId: PathId.describe('Número da compra'),
  rating: z.number({ error: STARS }).int(STARS).min(1, STARS).max(5, STARS).describe('Nota, de 1 a 5 estrelas'),
});

export const RatedOrderOutput = Answer({ order: StoreOrder.describe('A compra, agora com nota') });
