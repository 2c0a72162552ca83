import { z } from 'zod';
import { Answer, Moment, PathId, Percent, QueryInt, RequiredText, RowId, Text } from '../../common.schema.ts';

export const StoreCategory = z.enum(['combo', 'piece', 'notebook'], { error: 'Categoria inválida' });
export type StoreCategory = z.infer<typeof StoreCategory>;
export const StoreKind = z.enum(['combo', 'board', 'set', 'clock', 'notebook'], { error: 'Tipo de produto inválido' });
export type StoreKind = z.infer<typeof StoreKind>;
export const StoreLevel = z.enum(['beginner', 'intermediate', 'advanced'], { error: 'Nível inválido' });
export type StoreLevel = z.infer<typeof StoreLevel>;
export const StoreBadge = z.enum(['popular', 'bestseller', 'premium', 'exclusive', 'tech'], { error: 'Selo inválido' });
export type StoreBadge = z.infer<typeof StoreBadge>;
export const StoreSort = z.enum(['featured', 'price_asc', 'price_desc', 'name'], { error: 'Ordem inválida' });
export type StoreSort = z.infer<typeof StoreSort>;

/** The kinds of product that each category has. */
export const KINDS_OF: Record<StoreCategory, readonly StoreKind[]> = { combo: ['combo'], piece: ['board', 'set', 'clock'], notebook: ['notebook'] };

/** Days in which a purchase can be returned, and its coins come back without questions. */
export const GUARANTEE_DAYS = 30;
export const MAX_PRICE = 100_000;
const MAX_STOCK = 1_000_000;
const MAX_LIMIT = 50;
export const ORDERS_PER_PAGE = 20;

export const StoreItem = z.object({
  id: RowId,
  category: StoreCategory,
  kind: StoreKind,
  name: z.string(),
  description: z.string(),
  /** Coins. */
  price: z.number().int(),
  oldPrice: z.number().int().nullable(),
  /** Percent and coins off the old price; 0 without one. */
  discount: Percent,
  savings: z.number().int(),
  featured: z.boolean(),
  badges: z.array(StoreBadge),
  material: z.string().nullable(),
  size: z.string().nullable(),
  features: z.array(z.string()),
  level: StoreLevel.nullable(),
  pages: z.number().int().nullable(),
  format: z.string().nullable(),
  author: z.string().nullable(),
  topics: z.array(z.string()),
  sample: z.string().nullable(),
  /** What a combo is made of, and what else comes with it. */
  included: z.array(z.string()),
  benefits: z.array(z.string()),
  emblem: z.string().nullable(),
  boostPercent: z.number().int(),
  boostDays: z.number().int(),
  /** How many are left; null is as many as anybody wants. */
  stock: z.number().int().nullable(),
  /** Mean of its buyers' stars to one decimal; null before the first. */
  rating: z.number().nullable(),
  totalRatings: z.number().int(),
  favourite: z.boolean(),
  /** Whether the viewer has bought it and not returned it. */
  owned: z.boolean(),
});
export type StoreItem = z.infer<typeof StoreItem>;

export const StoreItemsInput = z.object({
  category: StoreCategory.optional(),
  kind: StoreKind.optional(),
  level: StoreLevel.optional(),
  search: Text(100).default(''),
  maxPrice: QueryInt(0, MAX_PRICE).optional(),
  only: z.enum(['favourites'], { error: 'Filtro inválido' }).optional(),
  sort: StoreSort.default('featured'),
  offset: QueryInt(0, 1_000_000).default(0),
  limit: QueryInt(1, MAX_LIMIT).default(8),
});
export type StoreItemsInput = z.infer<typeof StoreItemsInput>;

/** How many products of one sort the other filters let through. */
export const StoreCount = z.object({ category: StoreCategory, kind: StoreKind, level: StoreLevel.nullable(), count: z.number().int() });
export type StoreCount = z.infer<typeof StoreCount>;
export const StoreItemsOutput = Answer({ items: z.array(StoreItem), total: z.number().int(), counts: z.array(StoreCount) });

export const StoreItemInput = z.object({ itemId: PathId });
export const StoreItemOutput = Answer({ item: StoreItem });
export const FavouriteOutput = Answer({ favourite: z.boolean() });

export const OrderInput = z.object({
  itemId: RowId,
  /** The client's own mark for this purchase: sent again, it is paid once. */
  clientKey: z.string({ error: 'Identificador inválido' }).regex(/^[\w-]{8,64}$/, 'Identificador inválido'),
  /** What the buyer saw it cost; another price is refused. */
  price: z.number().int().min(0).max(MAX_PRICE).optional(),
});
export type OrderInput = z.infer<typeof OrderInput>;

export const StoreOrder = z.object({
  id: RowId,
  itemId: RowId,
  itemName: z.string(),
  kind: StoreKind,
  material: z.string().nullable(),
  level: StoreLevel.nullable(),
  /** Coins that were paid. */
  price: z.number().int(),
  createdAt: Moment,
  returnedAt: Moment.nullable(),
  /** When the guarantee ends, and whether it can be used now. */
  returnableUntil: Moment,
  returnable: z.boolean(),
  stars: z.number().int().nullable(),
  emblem: z.string().nullable(),
  boost: z.object({ percent: z.number().int(), endsAt: Moment, running: z.boolean() }).nullable(),
  buyer: z.object({ id: RowId, name: z.string() }),
});
export type StoreOrder = z.infer<typeof StoreOrder>;
export const OrderOutput = Answer({ order: StoreOrder, /** The buyer's balance after it. */ coins: z.number().int() });
export const OrdersInput = z.object({ page: QueryInt(1, 100_000).default(1) });
export const OrdersOutput = Answer({ orders: z.array(StoreOrder), total: z.number().int(), page: z.number().int(), pageSize: z.number().int() });
export const OneOrderInput = z.object({ orderId: PathId });

const STARS = 'Dê de 1 a 5 estrelas';
export const RateOrderInput = z.object({ orderId: PathId, rating: z.number({ error: STARS }).int(STARS).min(1, STARS).max(5, STARS) });
export const RatedOrderOutput = Answer({ order: StoreOrder });

const INVALID_PRICE = 'Informe um preço em moedas, de 1 a 100.000';
const Price = z.number({ error: INVALID_PRICE }).int(INVALID_PRICE).min(1, INVALID_PRICE).max(MAX_PRICE, INVALID_PRICE);
const INVALID_STOCK = 'Informe um estoque de 0 a 1.000.000';
const Stock = z.number({ error: INVALID_STOCK }).int(INVALID_STOCK).min(0, INVALID_STOCK).max(MAX_STOCK, INVALID_STOCK);
const Line = RequiredText(200, 'Preencha ou apague a linha');
const Lines = z.array(Line).max(20, 'Use no máximo 20 linhas').default([]);
const OptionalText = (max: number) => Text(max).nullish().transform(text => text?.trim() || null);

/** What may be changed of a product. Its stock is not among it: what a form was opened with is old as soon as somebody buys. */
const itemFields = {
  category: StoreCategory,
  kind: StoreKind,
  name: RequiredText(120, 'Nome é obrigatório'),
  description: RequiredText(1_000, 'Descrição é obrigatória'),
  price: Price,
  oldPrice: Price.nullish().transform(price => price ?? null),
  featured: z.boolean().default(false),
  badges: z.array(StoreBadge).max(5).default([]),
  material: OptionalText(120),
  size: OptionalText(120),
  features: Lines,
  level: StoreLevel.nullish().transform(level => level ?? null),
  pages: z.number().int().min(1).max(10_000).nullish().transform(pages => pages ?? null),
  format: OptionalText(120),
  author: OptionalText(120),
  topics: Lines,
  sample: OptionalText(5_000),
  included: Lines,
  benefits: Lines,
  emblem: OptionalText(60),
  boostPercent: z.number().int().min(0).max(100).default(0),
  boostDays: z.number().int().min(0).max(365).default(0),
  active: z.boolean().default(true),
};

type Checked = { category: StoreCategory; kind: StoreKind; price: number; oldPrice: number | null; level: StoreLevel | null; boostPercent: number; boostDays: number };
const sound = <Schema extends z.ZodType<Checked>>(schema: Schema) =>
  schema
    .refine(({ category, kind }) => KINDS_OF[category].includes(kind), { message: 'Este tipo não é desta categoria', path: ['kind'] })
    .refine(({ price, oldPrice }) => oldPrice === null || oldPrice > price, { message: 'O preço antigo deve ser maior que o atual', path: ['oldPrice'] })
    .refine(({ category, level }) => category !== 'notebook' || level !== null, { message: 'Escolha o nível do caderno', path: ['level'] })
    .refine(({ boostPercent, boostDays }) => boostPercent > 0 === boostDays > 0, { message: 'Informe o bônus de XP e os seus dias, ou nenhum dos dois', path: ['boostDays'] });

/** A new product as an administrator writes it. */
export const StoreItemForm = sound(z.object({ ...itemFields, stock: Stock.nullish().transform(stock => stock ?? null) }));
export type StoreItemForm = z.infer<typeof StoreItemForm>;
export const UpdateItemInput = sound(z.object({ itemId: PathId, ...itemFields }));
export type UpdateItemInput = z.infer<typeof UpdateItemInput>;
export const StockInput = z.object({ itemId: PathId, stock: Stock.nullable() });

/** A product as its administrators see it. */
export const ManagedItem = StoreItem.extend({ active: z.boolean(), /** Sold and not returned. */ sold: z.number().int() });
export type ManagedItem = z.infer<typeof ManagedItem>;
export const ManagedItemOutput = Answer({ item: ManagedItem });
export const ManagedItemsInput = z.object({ search: Text(100).default(''), category: StoreCategory.optional(), page: QueryInt(1, 100_000).default(1) });
export type ManagedItemsInput = z.infer<typeof ManagedItemsInput>;
export const ManagedItemsOutput = Answer({ items: z.array(ManagedItem), total: z.number().int(), page: z.number().int(), pageSize: z.number().int() });
export const ITEMS_PER_PAGE = 20;
