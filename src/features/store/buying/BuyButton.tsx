import { Check, ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { StoreItem } from '../../../../server/features/store/store.schema.ts';
import { newClientKey } from '../../../lib/client-key.ts';
import { useSession } from '../../../shared/session/session.tsx';
import { useWantedState } from '../../../shared/session/wanted-page.ts';
import { AlertDialog } from '../../../ui/AlertDialog.tsx';
import { Button } from '../../../ui/Button.tsx';
import { BuyDialog } from './BuyDialog.tsx';

/** The button to buy a product. Staff do not see it; a visitor is asked to log in first. */
export const BuyButton = ({ item, label }: { item: StoreItem; label: string }) => {
  const { user } = useSession();
  const [, go] = useLocation();
  const wanted = useWantedState();
  const [open, setOpen] = useState(false);
  // Kept until the purchase is known to be done: an answer that was lost is no second purchase, however often one
  // tries.
  const [clientKey, setClientKey] = useState(newClientKey);
  const finish = () => {
    setOpen(false);
    setClientKey(newClientKey());
  };
  if (user && user.role !== 'student') return null;
  // Nobody needs a second copy of a notebook.
  const isOwned = item.category === 'notebook' && item.owned;
  const isGone = item.stock === 0 && !isOwned;
  const text = isOwned ? (item.readable ? 'Ler' : 'Já é seu') : isGone ? 'Esgotado' : label;
  const reading = item.readable ? `/loja/cadernos/${item.id}` : '/loja/pedidos';
  return (
    <>
      {/* One button for both, so that the focus returns to it after the dialog has changed one into the other. */}
      <Button
        variant={isOwned ? 'secondary' : 'primary'}
        disabled={isGone}
        onClick={() => (isOwned ? go(reading) : setOpen(true))}
      >
        {isOwned ? <Check aria-hidden /> : <ShoppingBag aria-hidden />}
        {text}
        <span className="sr-only">: {item.name}</span>
      </Button>
      {user ? (
        open && <BuyDialog item={item} clientKey={clientKey} onClose={() => setOpen(false)} onBought={finish} />
      ) : (
        <AlertDialog
          open={open}
          onOpenChange={setOpen}
          tone="primary"
          title="Faça login para comprar"
          text={
            'As moedas da loja são ganhas com estudo: aulas, quizzes e problemas. Entre na sua conta de aluno ' +
            'para usar as suas.'
          }
          confirmLabel="Fazer Login"
          onConfirm={() => go('/login', { state: wanted })}
        />
      )}
    </>
  );
};
