import {
  KINDS_OF,
  type StoreBadge,
  type StoreCategory,
  type StoreKind,
  type StoreLevel,
} from '../../../../server/features/store/store.schema.ts';
import { StoreItemForm, type ManagedItem } from '../../../../server/features/store/managed-item.schema.ts';

/** A product as form values: numbers as text, lists with one entry per line. */
export type ItemValues = {
  category: StoreCategory;
  kind: StoreKind;
  shelf: string;
  physical: boolean;
  name: string;
  description: string;
  price: string;
  oldPrice: string;
  stock: string;
  featured: boolean;
  active: boolean;
  badges: StoreBadge[];
  material: string;
  size: string;
  features: string;
  level: StoreLevel | '';
  pages: string;
  format: string;
  author: string;
  topics: string;
  sample: string;
  content: string;
  included: string;
  benefits: string;
  emblem: string;
  boostPercent: string;
  boostDays: string;
};

export const NEW_ITEM: ItemValues = {
  category: 'piece',
  kind: 'board',
  shelf: '',
  physical: true,
  name: '',
  description: '',
  price: '',
  oldPrice: '',
  stock: '',
  featured: false,
  active: true,
  badges: [],
  material: '',
  size: '',
  features: '',
  level: '',
  pages: '',
  format: '',
  author: '',
  topics: '',
  sample: '',
  content: '',
  included: '',
  benefits: '',
  emblem: '',
  boostPercent: '',
  boostDays: '',
};

const textOf = (number: number | null): string => (number === null ? '' : String(number));

export const valuesOf = (item: ManagedItem): ItemValues => ({
  ...item,
  price: textOf(item.price),
  oldPrice: textOf(item.oldPrice),
  stock: textOf(item.stock),
  material: item.material ?? '',
  size: item.size ?? '',
  features: item.features.join('\n'),
  level: item.level ?? '',
  pages: textOf(item.pages),
  format: item.format ?? '',
  author: item.author ?? '',
  topics: item.topics.join('\n'),
  shelf: item.shelf ?? '',
  sample: item.sample ?? '',
  content: item.content ?? '',
  included: item.included.join('\n'),
  benefits: item.benefits.join('\n'),
  emblem: item.emblem ?? '',
  boostPercent: item.boostPercent === 0 ? '' : String(item.boostPercent),
  boostDays: item.boostDays === 0 ? '' : String(item.boostDays),
});

const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '');

/** What only the other categories have is left out. */
const ofCategory = (values: ItemValues) => ({
  combo: {
    included: linesOf(values.included),
    benefits: linesOf(values.benefits),
    emblem: values.emblem,
    boostPercent: numberOf(values.boostPercent) ?? 0,
    boostDays: numberOf(values.boostDays) ?? 0,
  },
  piece: { material: values.material, size: values.size, features: linesOf(values.features) },
  notebook: {
    level: values.level || null,
    pages: numberOf(values.pages),
    format: values.format,
    author: values.author,
    topics: linesOf(values.topics),
    sample: values.sample,
    content: values.content,
  },
  other: { shelf: values.shelf },
});

/** The product that the form describes, or what is wrong with which field. */
export const readValues = (values: ItemValues) => {
  const { category, name, description, featured, active, badges, physical } = values;
  const kind = KINDS_OF[category].includes(values.kind) ? values.kind : KINDS_OF[category][0];
  return StoreItemForm.safeParse({
    category,
    kind,
    name,
    description,
    featured,
    active,
    badges,
    physical,
    price: numberOf(values.price),
    oldPrice: numberOf(values.oldPrice),
    stock: numberOf(values.stock),
    ...ofCategory(values)[category],
  });
};
