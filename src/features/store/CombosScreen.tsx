import { ShieldCheck } from 'lucide-react';
import { OfferBanner } from './OfferBanner.tsx';
import { ComboCard } from './shelf/cards.tsx';
import { Shelf } from './shelf/Shelf.tsx';
import { StoreFrame } from './StoreFrame.tsx';
import { useShelf } from './use-store.ts';

const PAGE = 6;
const COMBOS = { category: 'combo' } as const;

/** Sets of products at a lower price, with what else they bring. */
const CombosScreen = () => {
  const shelf = useShelf(COMBOS, PAGE);
  const discount = shelf.data?.comboDiscount ?? 0;
  return (
    <StoreFrame
      back
      title="Combos"
      intro="Produtos que combinam, juntos e por menos moedas, com bônus de XP para acelerar o seu estudo."
    >
      {discount > 0 && (
        <div className="mb-8">
          <OfferBanner
            title={`OFERTA RELÂMPAGO - ${discount}% OFF`}
            text="Aproveite os preços especiais dos combos enquanto há moedas no bolso."
          />
        </div>
      )}
      <h2 className="sr-only">Combos à venda</h2>
      <Shelf
        shelf={shelf}
        thing="combo"
        empty={{
          title: 'Nenhum produto encontrado',
          text: 'Assim que a escola montar o primeiro combo, ele aparece aqui.',
        }}
        card={ComboCard}
      />
      <section
        aria-labelledby="garantia"
        className="mt-12 flex items-start gap-4 rounded-card border border-line bg-brand-soft p-6 text-brand-text"
      >
        <ShieldCheck aria-hidden className="size-9 shrink-0" />
        <div>
          <h2 id="garantia" className="text-heading">
            Garantia de 30 dias
          </h2>
          <p className="mt-1 text-ink">
            Não gostou? Devolva em até 30 dias e receba suas moedas de volta, sem perguntas.
          </p>
        </div>
      </section>
    </StoreFrame>
  );
};

export default CombosScreen;
