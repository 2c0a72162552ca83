import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { defaultsOf } from '../../lib/url-state.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { SkeletonCards } from '../../ui/Skeleton.tsx';
import { CourseShelves } from './CourseShelves.tsx';
import { Filters } from './Filters.tsx';
import { catalogueFields, type CatalogueFilters, isFiltered } from './catalogue-filters.ts';
import { useCatalogue } from './use-catalogue.ts';

/**
 * The filters and what they let through. What else there is (`children`) stands between them until somebody filters, so
 * that what is found is in sight as one types. It gives way to a failure too, which would hit it as well.
 */
export const Catalogue = ({ inCoins, children }: { inCoins: boolean; children: ReactNode }) => {
  const [filters, setFilters] = useUrlState(catalogueFields);
  const catalogue = useCatalogue(filters);
  return (
    <>
      <Filters
        filters={filters}
        setFilters={setFilters}
        categories={catalogue.data?.categories}
        isCounting={catalogue.isPending}
      />
      {!isFiltered(filters) && !catalogue.isError && children}
      <Found
        catalogue={catalogue}
        filters={filters}
        onClear={() => setFilters(defaultsOf(catalogueFields))}
        inCoins={inCoins}
      />
    </>
  );
};

type FoundProps = {
  catalogue: ReturnType<typeof useCatalogue>;
  filters: CatalogueFilters;
  onClear: () => void;
  inCoins: boolean;
};

const Found = ({ catalogue, filters, onClear, inCoins }: FoundProps) => {
  if (catalogue.isPending) return <SkeletonCards count={6} className="h-96" />;
  if (catalogue.isError) return <LoadError error={catalogue.error} onRetry={() => catalogue.refetch()} />;
  const { courses, total } = catalogue.data;
  if (courses.length === 0) return <NothingFound filtered={isFiltered(filters)} onClear={onClear} />;
  return (
    <>
      <CourseShelves courses={courses} total={total} inCoins={inCoins} stale={catalogue.isPlaceholderData} />
      <MoreButton list={catalogue}>Carregar mais</MoreButton>
    </>
  );
};

const NothingFound = ({ filtered, onClear }: { filtered: boolean; onClear: () => void }) =>
  filtered ? (
    <EmptyState
      icon={SearchX}
      title="Nenhum curso encontrado"
      text="Tente ajustar os filtros ou o termo de busca."
      action={
        <Button variant="secondary" onClick={onClear}>
          Limpar filtros
        </Button>
      }
    />
  ) : (
    <EmptyState
      icon={SearchX}
      title="Nenhum curso por aqui ainda"
      text="Assim que um professor publicar o primeiro curso, ele aparece nesta página."
    />
  );
