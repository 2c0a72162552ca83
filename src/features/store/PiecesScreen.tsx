import { Award, ShieldCheck, Truck } from 'lucide-react';
import { StoreKind } from '../../../server/features/store/store.schema.ts';
import { Chips } from '../../ui/Chips.tsx';
import { ALL, kindChips, NO_FILTER } from './store-filters.ts';
import { type Info, InfoCards } from './InfoCards.tsx';
import { PieceCard } from './shelf/cards.tsx';
import { SearchBox } from './shelf/SearchBox.tsx';
import { Shelf } from './shelf/Shelf.tsx';
import { StoreFrame } from './StoreFrame.tsx';
import { useFilter } from './use-filter.ts';
import { useShelf } from './use-store.ts';
import { NOTHING_YET, TRY_OTHERS } from './words.ts';

const PAGE = 8;

const promises: readonly Info[] = [
  { icon: Truck, title: 'Frete Grátis', text: 'Em compras acima de 200 moedas.' },
  { icon: ShieldCheck, title: 'Garantia de 1 ano', text: 'Contra defeitos de fabricação, em todos os produtos.' },
  { icon: Award, title: 'Qualidade Premium', text: 'Materiais escolhidos por quem joga todos os dias.' },
];

/** Boards, sets and clocks. */
const PiecesScreen = () => {
  const { filter, setFilter } = useFilter();
  const { kind } = filter;
  const search = filter.search.trim();
  const shelf = useShelf({ category: 'piece', kind, search }, PAGE);
  return (
    <StoreFrame
      back
      title="Peças e Tabuleiros"
      intro="Do tabuleiro da mochila à madeira da sala: escolha com o que jogar."
    >
      <div role="search" className="mb-8 grid gap-4">
        <SearchBox placeholder="Buscar produtos..." search={filter.search} setFilter={setFilter} />
        <Chips
          label="Categorias"
          chips={kindChips(shelf.data?.counts)}
          value={kind ?? ALL}
          onChange={choice => setFilter({ kind: StoreKind.safeParse(choice).data })}
        />
      </div>
      <h2 className="sr-only">Produtos à venda</h2>
      <Shelf
        shelf={shelf}
        thing="produto"
        empty={{ title: 'Nenhum produto encontrado', text: search || kind ? TRY_OTHERS : NOTHING_YET }}
        onClear={search || kind ? () => setFilter(NO_FILTER) : undefined}
        columns={4}
        card={PieceCard}
      />
      <InfoCards label="Vantagens" cards={promises} />
    </StoreFrame>
  );
};

export default PiecesScreen;
