import type {
  StoreBadge,
  StoreCategory,
  StoreKind,
  StoreLevel,
  StoreSort,
} from '../../../server/features/store/store.schema.ts';
import type { Tone } from '../../ui/tones.ts';

export const badgeLabels: Record<StoreBadge, { label: string; tone: Tone }> = {
  popular: { label: 'Popular', tone: 'info' },
  bestseller: { label: 'Mais Vendido', tone: 'gold' },
  premium: { label: 'Premium', tone: 'brand' },
  exclusive: { label: 'Exclusivo', tone: 'danger' },
  tech: { label: 'Tech', tone: 'info' },
};

export const levelLabels: Record<StoreLevel, { label: string; tone: Tone }> = {
  beginner: { label: 'Iniciante', tone: 'brand' },
  intermediate: { label: 'Intermediário', tone: 'gold' },
  advanced: { label: 'Avançado', tone: 'danger' },
};

export const categoryLabels: Record<StoreCategory, string> = {
  combo: 'Combos',
  piece: 'Peças e Tabuleiros',
  notebook: 'Cadernos',
  other: 'Outros Produtos',
};

export const NOTHING_YET = 'Assim que a escola puser o primeiro produto à venda, ele aparece aqui.';
/** Where something may be filtered out. */
export const TRY_OTHERS = 'Tente ajustar os filtros ou termo de busca.';

/** One of each kind, and several. */
export const kindLabels: Record<StoreKind, { one: string; many: string }> = {
  combo: { one: 'Combo', many: 'Combos' },
  board: { one: 'Tabuleiro', many: 'Tabuleiros' },
  set: { one: 'Conjunto de Peças', many: 'Conjuntos de Peças' },
  clock: { one: 'Relógio', many: 'Relógios' },
  notebook: { one: 'Caderno', many: 'Cadernos' },
  other: { one: 'Produto', many: 'Outros Produtos' },
};

export const sortLabels: Record<StoreSort, string> = {
  featured: 'Destaques primeiro',
  price_asc: 'Menor preço',
  price_desc: 'Maior preço',
  name: 'Nome (A–Z)',
};

/** What a boost does: 'Bônus de 15% de XP por 10 dias'. */
export const boostText = ({ boostPercent, boostDays }: { boostPercent: number; boostDays: number }): string =>
  `Bônus de ${boostPercent}% de XP por ${boostDays} ${boostDays === 1 ? 'dia' : 'dias'}`;
