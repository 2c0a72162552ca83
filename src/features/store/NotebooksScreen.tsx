import { MessagesSquare, MonitorSmartphone, RefreshCw } from 'lucide-react';
import { StoreLevel } from '../../../server/features/store/store.schema.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import { Chips } from '../../ui/Chips.tsx';
import { ALL, levelChips, NO_FILTERS, storeFields } from './store-filters.ts';
import { type Info, InfoCards } from './InfoCards.tsx';
import { NotebookCard } from './shelf/cards.tsx';
import { SearchBox } from './shelf/SearchBox.tsx';
import { Shelf } from './shelf/Shelf.tsx';
import { StoreFrame } from './StoreFrame.tsx';
import { useShelf } from './use-store.ts';
import { NOTHING_YET, TRY_OTHERS } from './store-labels.ts';

const PAGE = 8;

const promises: readonly Info[] = [
  { icon: MonitorSmartphone, title: 'Acesso Multiplataforma', text: 'Leia no computador, no tablet e no celular.' },
  { icon: RefreshCw, title: 'Atualizações Gratuitas', text: 'Novas edições sem gastar outras moedas.' },
  { icon: MessagesSquare, title: 'Suporte do Autor', text: 'Dúvidas? Marque uma mentoria com quem ensina na escola.' },
];

/** Workbooks by level, each with a page to read before it is bought. */
const NotebooksScreen = () => {
  const [filters, setFilters] = useUrlState(storeFields);
  const { level } = filters;
  const search = filters.search.trim();
  const shelf = useShelf({ category: 'notebook', level, search }, PAGE);
  return (
    <StoreFrame back title="Cadernos" intro="Cadernos de estudo escritos pelos professores da escola, para cada nível.">
      <div role="search" className="mb-8 grid gap-4">
        <SearchBox placeholder="Buscar cadernos..." search={filters.search} setFilters={setFilters} />
        <Chips
          label="Níveis"
          chips={levelChips(shelf.data?.counts)}
          isCounting={shelf.isPending}
          value={level ?? ALL}
          onChange={choice => setFilters({ level: StoreLevel.safeParse(choice).data })}
        />
      </div>
      <h2 className="sr-only">Cadernos à venda</h2>
      <Shelf
        shelf={shelf}
        thing="caderno"
        empty={{ title: 'Nenhum caderno encontrado', text: search || level ? TRY_OTHERS : NOTHING_YET }}
        onClear={search || level ? () => setFilters(NO_FILTERS) : undefined}
        columns={4}
        card={NotebookCard}
      />
      <InfoCards label="Vantagens" cards={promises} />
    </StoreFrame>
  );
};

export default NotebooksScreen;
