import { z } from 'zod';
import { Answer, PathId, Percent, QueryInt, RowId, Text } from '../../common/common.schema.ts';

export const StoreCategory = z
  .enum(['combo', 'piece', 'notebook', 'other'], { error: 'Categoria inválida' })
  .describe('Categoria: combo, peça (piece), caderno (notebook) ou outra, da escola (other)');
export type StoreCategory = z.infer<typeof StoreCategory>;
export const StoreKind = z
  .enum(['combo', 'board', 'set', 'clock', 'notebook', 'other'], { error: 'Tipo de produto inválido' })
  .describe(
    'Tipo: combo, tabuleiro (board), conjunto de peças (set), relógio (clock), caderno (notebook) ou outro (other)',
  );
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
  other: ['other'],
};
export const MAX_PRICE = 100_000;
const MAX_LIMIT = 50;

export const StoreItem = z
  .object({
    id: RowId.describe('Número do produto'),
    category: StoreCategory,
    kind: StoreKind,
    shelf: z.string().nullable().describe('Nome da categoria da escola; null nas outras categorias'),
    physical: z.boolean().describe('Se é uma coisa, que se entrega'),
    imageUrl: z.string().nullable().describe('Foto; null sem foto'),
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
    readable: z.boolean().describe('Se quem compra lê o caderno inteiro na academia'),
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
  comboDiscount: Percent.describe('Desconto que todos os combos à venda têm pelo menos, em por cento'),
});

export const StoreItemInput = z.object({ itemId: PathId.describe('Número do produto') });
export const StoreItemOutput = Answer({ item: StoreItem.describe('O produto') });
export const NotebookOutput = Answer({
  name: z.string().describe('Nome do caderno'),
  author: z.string().nullable().describe('Autor; null sem autor'),
  content: z.string().describe('O caderno inteiro, em Markdown'),
});
export const FavouriteOutput = Answer({ favourite: z.boolean().describe('Se agora é favorito') });
