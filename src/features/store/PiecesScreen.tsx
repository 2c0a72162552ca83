import { Award, ShieldCheck, Truck } from 'lucide-react';
import { FREE_FREIGHT_ABOVE } from '../../../server/features/store/delivery.schema.ts';
import { StoreKind } from '../../../server/features/store/store.schema.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import { Chips } from '../../ui/Chips.tsx';
import { ALL, kindChips, NO_FILTERS, storeFields } from './store-filters.ts';
import { type Info, InfoCards } from './InfoCards.tsx';
import { PieceCard } from './shelf/cards.tsx';
import { SearchBox } from './shelf/SearchBox.tsx';
import { Shelf } from './shelf/Shelf.tsx';
import { StoreFrame } from './StoreFrame.tsx';
import { useShelf } from './use-store.ts';
import { NOTHING_YET, TRY_OTHERS } from './store-labels.ts';

const PAGE = 8;

const promises: readonly Info[] = [
  {
    icon: Truck,
    title: 'Frete Grátis',
    text: `Em compras acima de ${FREE_FREIGHT_ABOVE} moedas, ou retire na escola sem pagar nada.`,
  },
  { icon: ShieldCheck, title: 'Garantia de 1 ano', text: 'Contra defeitos de fabricação, em todos os produtos.' },
  { icon: Award, title: 'Qualidade Premium', text: 'Materiais escolhidos por quem joga todos os dias.' },
];

/** Boards, sets and clocks. */
const PiecesScreen = () => {
  const [filters, setFilters] = useUrlState(storeFields);
  const { kind } = filters;
  const search = filters.search.trim();
  const shelf = useShelf({ category: 'piece', kind, search }, PAGE);
  return (
    <StoreFrame
      back
      title="Peças e Tabuleiros"
      intro="Do tabuleiro da mochila à madeira da sala: escolha com o que jogar."
    >
      <div role="search" className="mb-8 grid gap-4">
        <SearchBox placeholder="Buscar produtos..." search={filters.search} setFilters={setFilters} />
        <Chips
          label="Categorias"
          chips={kindChips(shelf.data?.counts)}
          isCounting={shelf.isPending}
          value={kind ?? ALL}
          onChange={choice => setFilters({ kind: StoreKind.safeParse(choice).data })}
        />
      </div>
      <h2 className="sr-only">Produtos à venda</h2>
      <Shelf
        shelf={shelf}
        thing="produto"
        empty={{ title: 'Nenhum produto encontrado', text: search || kind ? TRY_OTHERS : NOTHING_YET }}
        onClear={search || kind ? () => setFilters(NO_FILTERS) : undefined}
        columns={4}
        card={PieceCard}
      />
      <InfoCards label="Vantagens" cards={promises} />
    </StoreFrame>
  );
};

export default PiecesScreen;
