/** Lists by pages, in one style: `page` and `pageSize` are asked for, and answered with the `total`. */
import { z } from 'zod';
import { QueryInt } from './common.schema.ts';

/** As in paging.ts. */
const MOST_ON_A_PAGE = 100;
const MAX_PAGE = 100_000;

const figure = (count: number): string => count.toLocaleString('pt-BR');
const page = QueryInt(1, MAX_PAGE).describe('Página, a partir de 1');
const pageSize = QueryInt(1, MOST_ON_A_PAGE);

/** What a list is asked by that always comes in pages. @param things what stands on them, with a capital letter */
export const pages = (things: string, usual = MOST_ON_A_PAGE) => ({
  page: page.default(1),
  pageSize: pageSize.describe(`${things} por página, até ${MOST_ON_A_PAGE}`).default(usual),
});

/** The same for a list that came in one piece before there were pages: who names none gets as much as ever. */
export const optionalPages = (things: string, whole: number) => ({
  page: page.optional(),
  pageSize: pageSize
    .describe(`${things} por página, até ${MOST_ON_A_PAGE}; sem página nem tamanho, até ${figure(whole)}`)
    .optional(),
});

/** What such a list answers beside its rows. */
export const pageFacts = (things: string) => ({
  total: z.number().int().describe('Quantos há, em todas as páginas'),
  page: z.number().int().describe('Esta página'),
  pageSize: z.number().int().describe(`${things} por página`),
});
