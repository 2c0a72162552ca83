import { Shelf } from './shelf/Shelf.tsx';
import { OtherCard } from './shelf/cards.tsx';
import { StoreFrame } from './StoreFrame.tsx';
import { useShelf } from './use-store.ts';
import { NOTHING_YET } from './store-labels.ts';

const PAGE = 8;
const OTHERS = { category: 'other' } as const;

/** What the school sells of its own kinds, each under the name that the school gave it. */
const OthersScreen = () => (
  <StoreFrame back title="Outros Produtos" intro="Outras coisas que a escola oferece em troca de moedas.">
    <h2 className="sr-only">Produtos à venda</h2>
    <Shelf
      shelf={useShelf(OTHERS, PAGE)}
      thing="produto"
      empty={{ title: 'Nenhum produto encontrado', text: NOTHING_YET }}
      columns={4}
      card={OtherCard}
    />
  </StoreFrame>
);

export default OthersScreen;
