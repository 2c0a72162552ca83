import { z } from 'zod';
import { Answer, PathId, QueryInt, RequiredText, Text } from '../../common/common.schema.ts';
import { StoreCategory, StoreKind, StoreLevel, StoreBadge, KINDS_OF, MAX_PRICE, StoreItem } from './store.schema.ts';

const MAX_STOCK = 1_000_000;
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

const Photo = z.string().regex(/^\/objects\/uploads\/[0-9a-f]{32}$/, 'Envie a foto antes de salvar o produto');

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
  shelf: OptionalText(40).describe('Nome da categoria da escola, até 40 caracteres; só na categoria `other`'),
  physical: z.boolean().default(true).describe('Se é uma coisa, que se entrega e se traz de volta na devolução'),
  imageUrl: Photo.nullish()
    .transform(path => path ?? null)
    .describe('Foto: o caminho de um envio concluído; null sem foto'),
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
  content: OptionalText(200_000).describe(
    'O caderno inteiro, em Markdown, até 200.000 caracteres, para ler na academia',
  ),
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
  shelf: string | null;
  physical: boolean;
  content: string | null;
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
    .refine(({ category, shelf }) => (category === 'other') === (shelf !== null), {
      message: 'Dê um nome à categoria da escola',
      path: ['shelf'],
    })
    .refine(({ category, physical, content }) => category !== 'notebook' || physical || content !== null, {
      message: 'Um caderno que não se entrega precisa do seu conteúdo',
      path: ['content'],
    })
    .refine(({ category, content }) => category === 'notebook' || content === null, {
      message: 'Só um caderno tem conteúdo para ler',
      path: ['content'],
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
  content: z.string().nullable().describe('O caderno inteiro, em Markdown; null sem ele'),
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
