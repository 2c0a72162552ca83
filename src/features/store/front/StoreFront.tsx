import clsx from 'clsx';
import { ArrowRight, PackageOpen } from 'lucide-react';
import { Link } from 'wouter';
import type { StoreCategory, StoreCount, StoreKind } from '../../../../server/features/store/store.schema.ts';
import { plural } from '../../../lib/plural.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { SkeletonCards } from '../../../ui/Skeleton.tsx';
import { ItemArt } from '../art/ItemArt.tsx';
import { OfferBanner } from '../OfferBanner.tsx';
import { countOf } from '../store-filters.ts';
import { ItemCard } from '../shelf/ItemCard.tsx';
import { useFeatured } from '../use-store.ts';
import { categoryLabels, NOTHING_YET } from '../store-labels.ts';

const FEATURED = 4;

type Department = {
  category: StoreCategory;
  href: string;
  text: string;
  art: { id: number; kind: StoreKind; material: string | null };
};
const departments: readonly Department[] = [
  {
    category: 'combo',
    href: '/loja/combos',
    text: 'Conjuntos completos com desconto e bônus de XP',
    art: { id: 6, kind: 'combo', material: null },
  },
  {
    category: 'piece',
    href: '/loja/pecas',
    text: 'Tabuleiros, conjuntos de peças e relógios',
    art: { id: 4, kind: 'board', material: 'Nogueira' },
  },
  {
    category: 'notebook',
    href: '/loja/cadernos',
    text: 'Para estudar onde quiser, do iniciante ao avançado',
    art: { id: 3, kind: 'notebook', material: null },
  },
];

/** Where a school sells things of its own kinds. */
const ownDepartment: Department = {
  category: 'other',
  href: '/loja/outros',
  text: 'Outras coisas que a escola oferece',
  art: { id: 2, kind: 'other', material: null },
};

/** The categories, four featured products, and the week's offer if every combo has a discount. */
export const StoreFront = () => {
  const featured = useFeatured(FEATURED);
  if (featured.isPending) return <SkeletonCards count={6} className="h-80" />;
  if (featured.isError) return <LoadError error={featured.error} onRetry={() => featured.refetch()} />;
  const { items, counts, comboDiscount } = featured.data;
  return (
    <>
      <Departments counts={counts} />
      <h2 className="mt-12 mb-5 text-heading">Produtos em Destaque</h2>
      {items.length === 0 ? (
        <EmptyState icon={PackageOpen} title="Nenhum produto encontrado" text={NOTHING_YET} />
      ) : (
        <ul aria-label="Produtos em Destaque" className="grid grid-cols-1 gap-6 sm:grid-cols-2 xl:grid-cols-4">
          {items.map(item => (
            <ItemCard key={item.id} item={item} buyLabel="Comprar" />
          ))}
        </ul>
      )}
      {comboDiscount > 0 && (
        <div className="mt-12">
          <OfferBanner
            title="Oferta Especial desta Semana"
            text={`${comboDiscount}% de desconto em todos os combos!`}
            action={
              <LinkButton href="/loja/combos" variant="gold" size="lg">
                Ver Combos
              </LinkButton>
            }
          />
        </div>
      )}
    </>
  );
};

const Departments = ({ counts }: { counts: readonly StoreCount[] }) => (
  <ul aria-label="Categorias" className="grid grid-cols-1 gap-6 sm:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
    {[...departments, ...(countOf(counts, { category: 'other' }) > 0 ? [ownDepartment] : [])].map(
      ({ category, href, text, art }) => (
        <li key={category} className="min-w-0">
          <Link
            href={href}
            className={clsx(
              'group flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card',
              'transition-shadow hover:border-line-strong hover:shadow-float',
            )}
          >
            <ItemArt item={art} className="aspect-8/4 max-sm:aspect-8/3" />
            <span className="flex flex-1 flex-col p-5">
              <span className="flex items-center justify-between gap-3 font-display text-heading font-semibold">
                {categoryLabels[category]}
                <ArrowRight aria-hidden className="size-5 shrink-0 transition-[translate] group-hover:translate-x-1" />
              </span>
              <span className="mt-1 text-ink-soft">{text}</span>
              <span className="mt-2 font-semibold text-brand-text">
                {plural(countOf(counts, { category }), 'produto')}
              </span>
            </span>
          </Link>
        </li>
      ),
    )}
  </ul>
);
