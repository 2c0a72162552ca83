import { vi } from 'vitest';
import type { StoreItem, StoreItemsInput } from '../../server/features/store/store.schema.ts';
import type { StoreOrder } from '../../server/features/store/orders.schema.ts';
import { answer } from '../support/msw.ts';

export const item = (own: Partial<StoreItem> = {}): StoreItem => ({
  id: 1,
  category: 'piece',
  kind: 'board',
  shelf: null,
  physical: false,
  imageUrl: null,
  name: 'Tabuleiro de Jacarandá',
  description: 'Casas em jacarandá e marfim.',
  price: 80,
  oldPrice: 100,
  discount: 20,
  savings: 20,
  featured: true,
  badges: ['premium'],
  material: 'Jacarandá',
  size: '50 × 50 cm',
  features: ['Verniz fosco'],
  level: null,
  pages: null,
  format: null,
  author: null,
  topics: [],
  sample: null,
  readable: false,
  included: [],
  benefits: [],
  emblem: null,
  boostPercent: 0,
  boostDays: 0,
  stock: null,
  rating: 4.5,
  totalRatings: 2,
  favourite: false,
  owned: false,
  ...own,
});
export const combo = (own: Partial<StoreItem> = {}) =>
  item({
    category: 'combo',
    kind: 'combo',
    name: 'Combo Clube',
    included: ['Relógio digital'],
    benefits: ['Bolsa'],
    emblem: 'Clube',
    boostPercent: 15,
    boostDays: 10,
    badges: ['popular', 'bestseller'],
    ...own,
  });
export const notebook = (own: Partial<StoreItem> = {}) =>
  item({
    category: 'notebook',
    kind: 'notebook',
    name: 'Finais de Torre',
    level: 'advanced',
    pages: 180,
    format: 'Digital (PDF)',
    author: 'Beatriz Cavalcanti',
    topics: ['Posição de Lucena'],
    sample: 'Página 41 · A defesa\n\nA torre fica na sexta fileira.',
    badges: [],
    ...own,
  });
const counts = [
  { category: 'combo' as const, kind: 'combo' as const, level: null, count: 12 },
  { category: 'piece' as const, kind: 'board' as const, level: null, count: 12 },
  { category: 'piece' as const, kind: 'set' as const, level: null, count: 8 },
  { category: 'piece' as const, kind: 'clock' as const, level: null, count: 5 },
  { category: 'notebook' as const, kind: 'notebook' as const, level: 'beginner' as const, count: 3 },
  { category: 'notebook' as const, kind: 'notebook' as const, level: 'intermediate' as const, count: 3 },
  { category: 'notebook' as const, kind: 'notebook' as const, level: 'advanced' as const, count: 2 },
];

type Asked = Partial<StoreItemsInput>;
/** Offers these, whatever is asked for, and returns the ear that heard what was asked. */
export const offer = (items: StoreItem[], total = items.length, comboDiscount = 50) => {
  const list = vi.fn((input: unknown) => ({
    items: (input as Asked).offset ? [] : items,
    total,
    counts,
    comboDiscount,
  }));
  answer({ 'store.items': list });
  return { list, last: () => list.mock.lastCall?.[0] as Asked };
};

export const NOTHING_WAITS = { deliveries: 0, returns: 0 };

export const order = (own: Partial<StoreOrder> = {}): StoreOrder => ({
  id: 9,
  itemId: 1,
  itemName: 'Finais de Torre',
  kind: 'notebook',
  imageUrl: null,
  material: null,
  level: 'advanced',
  price: 95,
  freight: 0,
  delivery: null,
  returnAskedAt: null,
  defect: null,
  readable: false,
  warrantyUntil: null,
  underWarranty: false,
  createdAt: '2026-11-10T12:00:00.000Z',
  returnedAt: null,
  returnableUntil: '2026-12-10T12:00:00.000Z',
  returnable: true,
  stars: null,
  emblem: null,
  boost: null,
  buyer: { id: 1, name: 'Ana Clara Moreira' },
  ...own,
});
