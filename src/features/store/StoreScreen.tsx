import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { useUrlState } from '../../lib/use-url-state.ts';
import { Button } from '../../ui/Button.tsx';
import { inputOf, isFiltered, NO_FILTERS, storeFields } from './store-filters.ts';
import { FilterPanel } from './front/FilterPanel.tsx';
import { StoreFront } from './front/StoreFront.tsx';
import { PlainCard } from './shelf/cards.tsx';
import { SearchBox } from './shelf/SearchBox.tsx';
import { Shelf } from './shelf/Shelf.tsx';
import { StoreFrame } from './StoreFrame.tsx';
import { useShelf } from './use-store.ts';
import { TRY_OTHERS } from './store-labels.ts';

const PAGE = 9;

/** The store's first page: categories and featured products or, with a search or filter, the results. */
const StoreScreen = () => {
  const [filters, setFilters] = useUrlState(storeFields);
  const filtered = isFiltered(filters);
  const { search: _search, ...chosen } = filters;
  const [isOpen, setOpen] = useState(isFiltered({ ...NO_FILTERS, ...chosen }));
  const panel = useId();
  return (
    <StoreFrame
      title="Loja Virtual"
      intro="Troque as moedas que você ganha estudando por combos, peças, tabuleiros e cadernos."
    >
      <div role="search" className="mb-8">
        <div className="flex flex-wrap gap-3">
          <div className="min-w-0 flex-1 basis-64">
            <SearchBox placeholder="Buscar produtos..." search={filters.search} setFilters={setFilters} />
          </div>
          <Button variant="secondary" aria-expanded={isOpen} aria-controls={panel} onClick={() => setOpen(!isOpen)}>
            <SlidersHorizontal aria-hidden /> Filtrar
          </Button>
        </div>
        <div id={panel} hidden={!isOpen}>
          <FilterPanel filters={filters} setFilters={setFilters} />
        </div>
      </div>
      {filtered ? <Found onClear={() => setFilters(NO_FILTERS)} /> : <StoreFront />}
    </StoreFrame>
  );
};

const Found = ({ onClear }: { onClear: () => void }) => {
  const [filters] = useUrlState(storeFields);
  const shelf = useShelf(inputOf(filters), PAGE);
  return (
    <section aria-labelledby="encontrados">
      <h2 id="encontrados" className="mb-1 text-heading">
        Resultados
      </h2>
      <Shelf
        shelf={shelf}
        thing="produto"
        empty={{ title: 'Nenhum produto encontrado', text: TRY_OTHERS }}
        onClear={onClear}
        card={PlainCard}
      />
    </section>
  );
};

export default StoreScreen;
