import { z } from 'zod';
import { Answer, PathId, Percent, QueryInt, RequiredText, RowId, Text } from '../../common/common.schema.ts';

export const StoreCategory = z
  .enum(['combo', 'piece', 'notebook'], { error: 'Categoria inválida' })
  .describe('Categoria: combo, peça (piece) ou caderno (notebook)');
export type StoreCategory = z.infer<typeof StoreCategory>;
export const StoreKind = z
  .enum(['combo', 'board', 'set', 'clock', 'notebook'], { error: 'Tipo de produto inválido' })
  .describe('Tipo: combo, tabuleiro (board), conjunto de peças (set), relógio (clock) ou caderno (notebook)');
export type StoreKind = z.infer<typeof StoreKind>;
export const StoreLevel = z
  .enum(['beginner', 'intermediate', 'advanced'], { error: 'Nível inválido' })
  .describe('Nível: iniciante (beginner), intermediário (intermediate) ou avançado (advanced)');
export type StoreLevel = z.infer<typeof StoreLevel>;
export const StoreBadge = z
  .enum(['popular', 'bestseller', 'premium', 'exclusive', 'tech'], { error: 'Selo inválido' })
  .describe('Selo');
export type StoreBadge = z.infer<typeof StoreBadge>;
export const StoreSort = z
  .enum(['featured', 'price_asc', 'price_desc', 'name'], { error: 'Ordem inválida' })
  .describe('Ordem: destaques (featured), menor preço (price_asc), maior preço (price_desc) ou nome (name)');
export type StoreSort = z.infer<typeof StoreSort>;

/** The kinds of product in each category. */
export const KINDS_OF: Record<StoreCategory, readonly StoreKind[]> = {
  combo: ['combo'],
  piece: ['board', 'set', 'clock'],
  notebook: ['notebook'],
};
export const MAX_PRICE = 100_000;
const MAX_STOCK = 1_000_000;
const MAX_LIMIT = 50;

export const StoreItem = z
  .object({
    id: RowId.describe('Número do produto'),
    category: StoreCategory,
    kind: StoreKind,
    name: z.string().describe('Nome'),
    description: z.string().describe('Descrição'),
    price: z.number().int().describe('Preço em moedas'),
    oldPrice: z.number().int().nullable().describe('Preço anterior em moedas; null sem desconto'),
    discount: Percent.describe('Desconto sobre o preço anterior, em por cento; 0 sem ele'),
    savings: z.number().int().describe('Desconto em moedas; 0 sem ele'),
    featured: z.boolean().describe('Se está em destaque'),
    badges: z.array(StoreBadge).describe('Selos'),
    material: z.string().nullable().describe('Material; null quando não se aplica'),
    size: z.string().nullable().describe('Tamanho; null quando não se aplica'),
    features: z.array(z.string()).describe('Características'),
    level: StoreLevel.nullable().describe('Nível do caderno; null nos outros produtos'),
    pages: z.number().int().nullable().describe('Páginas do caderno; null nos outros produtos'),
    format: z.string().nullable().describe('Formato do caderno; null nos outros produtos'),
    author: z.string().nullable().describe('Autor do caderno; null nos outros produtos'),
    topics: z.array(z.string()).describe('Assuntos do caderno'),
    sample: z.string().nullable().describe('Amostra do caderno, em Markdown; null sem amostra'),
    included: z.array(z.string()).describe('De que o combo se compõe'),
    benefits: z.array(z.string()).describe('O que mais vem com o combo'),
    emblem: z.string().nullable().describe('Emblema que o combo dá ao perfil; null sem emblema'),
    boostPercent: z.number().int().describe('Bônus de XP em por cento; 0 sem bônus'),
    boostDays: z.number().int().describe('Dias que o bônus dura; 0 sem bônus'),
    stock: z.number().int().nullable().describe('Quantos restam; null é sem limite'),
    rating: z
      .number()
      .nullable()
      .describe('Média das estrelas dos compradores, com uma casa decimal; null antes da primeira'),
    totalRatings: z.number().int().describe('Quantas notas'),
    favourite: z.boolean().describe('Se está entre os favoritos de quem pergunta'),
    owned: z.boolean().describe('Se quem pergunta o comprou e não devolveu'),
  })
  .meta({ id: 'StoreItem', description: 'Um produto da loja' });
export type StoreItem = z.infer<typeof StoreItem>;

export const StoreItemsInput = z.object({
  category: StoreCategory.describe('Só os desta categoria').optional(),
  kind: StoreKind.describe('Só os deste tipo').optional(),
  level: StoreLevel.describe('Só os cadernos deste nível').optional(),
  search: Text(100).default('').describe('Parte do nome ou da descrição, sem distinção de acentos e maiúsculas'),
  maxPrice: QueryInt(0, MAX_PRICE).describe('Preço máximo em moedas').optional(),
  only: z.enum(['favourites'], { error: 'Filtro inválido' }).describe('Só os favoritos (favourites)').optional(),
  sort: StoreSort.default('featured'),
  offset: QueryInt(0, 1_000_000).default(0).describe('Quantos pular'),
  limit: QueryInt(1, MAX_LIMIT).default(8).describe('Quantos trazer, de 1 a 50'),
});
export type StoreItemsInput = z.infer<typeof StoreItemsInput>;

/** The number of products of one kind or category that match the other filters. */
export const StoreCount = z
  .object({
    category: StoreCategory,
    kind: StoreKind,
    level: StoreLevel.nullable().describe('Nível do caderno; null nos outros produtos'),
    count: z.number().int().describe('Quantos produtos'),
  })
  .meta({ id: 'StoreCount', description: 'Quantos produtos de um tipo os outros filtros deixam passar' });
export type StoreCount = z.infer<typeof StoreCount>;
export const StoreItemsOutput = Answer({
  items: z.array(StoreItem).describe('Os produtos'),
  total: z.number().int().describe('Quantos passam por todos os filtros'),
  counts: z.array(StoreCount).describe('Quantos há de cada tipo'),
});

export const StoreItemInput = z.object({ itemId: PathId.describe('Número do produto') });
export const StoreItemOutput = Answer({ item: StoreItem.describe('O produto') });
export const FavouriteOutput = Answer({ favourite: z.boolean().describe('Se agora é favorito') });

const INVALID_PRICE = 'Informe um preço em moedas, de 1 a 100.000';
const Price = z.number({ error: INVALID_PRICE }).int(INVALID_PRICE).min(1, INVALID_PRICE).max(MAX_PRICE, INVALID_PRICE);
const INVALID_STOCK = 'Informe um estoque de 0 a 1.000.000';
const Stock = z.number({ error: INVALID_STOCK }).int(INVALID_STOCK).min(0, INVALID_STOCK).max(MAX_STOCK, INVALID_STOCK);
const Line = RequiredText(200, 'Preencha ou apague a linha');
const Lines = z.array(Line).max(20, 'Use no máximo 20 linhas').default([]);
const OptionalText = (max: number) =>
  Text(max)
    .nullish()
    .transform(text => text?.trim() || null);

/**
 * The fields that an update can change. The stock is separate: a form's value is out of date as soon as somebody buys.
 */
const itemFields = {
  category: StoreCategory,
  kind: StoreKind,
  name: RequiredText(120, 'Nome é obrigatório').describe('Nome, até 120 caracteres'),
  description: RequiredText(1_000, 'Descrição é obrigatória').describe('Descrição, até 1.000 caracteres'),
  price: Price.describe('Preço em moedas, de 1 a 100.000'),
  oldPrice: Price.nullish()
    .transform(price => price ?? null)
    .describe('Preço anterior em moedas, maior que o atual; null sem desconto'),
  featured: z.boolean().default(false).describe('Se fica em destaque'),
  badges: z.array(StoreBadge).max(5).default([]).describe('Selos, até 5'),
  material: OptionalText(120).describe('Material, até 120 caracteres'),
  size: OptionalText(120).describe('Tamanho, até 120 caracteres'),
  features: Lines.describe('Características, até 20 linhas'),
  level: StoreLevel.nullish()
    .transform(level => level ?? null)
    .describe('Nível; obrigatório nos cadernos'),
  pages: z
    .number()
    .int()
    .min(1)
    .max(10_000)
    .nullish()
    .transform(pages => pages ?? null)
    .describe('Páginas do caderno'),
  format: OptionalText(120).describe('Formato do caderno'),
  author: OptionalText(120).describe('Autor do caderno'),
  topics: Lines.describe('Assuntos do caderno, até 20 linhas'),
  sample: OptionalText(5_000).describe('Amostra do caderno, em Markdown, até 5.000 caracteres'),
  included: Lines.describe('De que o combo se compõe, até 20 linhas'),
  benefits: Lines.describe('O que mais vem com o combo, até 20 linhas'),
  emblem: OptionalText(60).describe('Emblema que dá ao perfil, até 60 caracteres'),
  boostPercent: z.number().int().min(0).max(100).default(0).describe('Bônus de XP em por cento, de 0 a 100'),
  boostDays: z.number().int().min(0).max(365).default(0).describe('Dias que o bônus dura, de 0 a 365'),
  active: z.boolean().default(true).describe('Se está à venda'),
};

type Checked = {
  category: StoreCategory;
  kind: StoreKind;
  price: number;
  oldPrice: number | null;
  level: StoreLevel | null;
  boostPercent: number;
  boostDays: number;
};
const sound = <Schema extends z.ZodType<Checked>>(schema: Schema) =>
  schema
    .refine(({ category, kind }) => KINDS_OF[category].includes(kind), {
      message: 'Este tipo não é desta categoria',
      path: ['kind'],
    })
    .refine(({ price, oldPrice }) => oldPrice === null || oldPrice > price, {
      message: 'O preço antigo deve ser maior que o atual',
      path: ['oldPrice'],
    })
    .refine(({ category, level }) => category !== 'notebook' || level !== null, {
      message: 'Escolha o nível do caderno',
      path: ['level'],
    })
    .refine(({ boostPercent, boostDays }) => boostPercent > 0 === boostDays > 0, {
      message: 'Informe o bônus de XP e os seus dias, ou nenhum dos dois',
      path: ['boostDays'],
    });

/** The administrator's form for a new product. */
export const StoreItemForm = sound(
  z.object({
    ...itemFields,
    stock: Stock.nullish()
      .transform(stock => stock ?? null)
      .describe('Quantos há, de 0 a 1.000.000; null é sem limite'),
  }),
);
export type StoreItemForm = z.infer<typeof StoreItemForm>;
export const UpdateItemInput = sound(
  z.object({
    itemId: PathId.describe('Número do produto'),
    ...itemFields,
  }),
);
export type UpdateItemInput = z.infer<typeof UpdateItemInput>;
export const StockInput = z.object({
  itemId: PathId.describe('Número do produto'),
  stock: Stock.nullable().describe('Quantos há, de 0 a 1.000.000; null é sem limite'),
});

/** A product as administrators see it. */
export const ManagedItem = StoreItem.extend({
  active: z.boolean().describe('Se está à venda'),
  sold: z.number().int().describe('Quantos foram vendidos e não devolvidos'),
}).meta({ id: 'ManagedItem', description: 'Um produto como os administradores o veem' });
export type ManagedItem = z.infer<typeof ManagedItem>;
export const ManagedItemOutput = Answer({ item: ManagedItem.describe('O produto') });
export const ManagedItemsInput = z.object({
  search: Text(100).default('').describe('Parte do nome ou da descrição, sem distinção de acentos e maiúsculas'),
  category: StoreCategory.describe('Só os desta categoria').optional(),
  page: QueryInt(1, 100_000).default(1).describe('Página, a partir de 1, de 20 produtos cada'),
});
export type ManagedItemsInput = z.infer<typeof ManagedItemsInput>;
export const ManagedItemsOutput = Answer({
  items: z.array(ManagedItem).describe('Os produtos da página'),
  total: z.number().int().describe('Quantos passam pelo filtro, em todas as páginas'),
  page: z.number().int().describe('Esta página'),
  pageSize: z.number().int().describe('Produtos por página'),
});
export const ITEMS_PER_PAGE = 20;
