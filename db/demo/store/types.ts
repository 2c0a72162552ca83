/** What the demo school's store sells, as data. Prices are coins. */
type DemoBadge = 'popular' | 'bestseller' | 'premium' | 'exclusive' | 'tech';

type Sold = {
  /** Stable kebab-case name. */
  key: string;
  name: string;
  description: string;
  price: number;
  oldPrice?: number;
  featured?: true;
  badges?: DemoBadge[];
  /** Without one there are as many as anybody wants. */
  stock?: number;
};

export type DemoCombo = Sold & {
  oldPrice: number;
  included: string[];
  benefits: string[];
  emblem?: string;
  boostPercent?: number;
  boostDays?: number;
};
export type DemoPiece = Sold & { kind: 'board' | 'set' | 'clock'; material: string; size: string; features: string[] };
export type DemoNotebook = Sold & {
  level: 'beginner' | 'intermediate' | 'advanced';
  author: string;
  topics: string[];
  /** Each in Markdown, paragraphs separated by blank lines. */
  pages: { title: string; text: string }[];
  /** The page to read before buying, from 1: without Markdown of its own. */
  samplePage: number;
};
