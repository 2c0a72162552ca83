import { Check, Undo2, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { inPortuguese } from '../../lib/portuguese-moves.ts';
import { Button } from '../../ui/Button.tsx';
import type { TableMoves } from './use-table-moves.ts';

/** The move that waits: for a second press, or for its turn. */
export const MoveQuestion = ({ table }: { table: TableMoves }) => {
  if (table.asking) return <Confirmation table={table} san={table.asking.san} />;
  if (!table.premove) return null;
  const { from, to } = table.premove;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-control bg-info-soft px-4 py-2">
      <p role="status" className="font-semibold text-info-text">
        Lance antecipado: {from}–{to}
      </p>
      <Button size="sm" variant="secondary" aria-label="Cancelar lance antecipado" onClick={table.cancelPremove}>
        <X aria-hidden /> Cancelar
      </Button>
    </div>
  );
};

const Confirmation = ({ table, san }: { table: TableMoves; san: string }) => {
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => yes.current?.focus({ preventScroll: true }), [san]);
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-control bg-gold-soft px-4 py-2">
      <p role="status" className="font-semibold text-gold-text">
        Jogar {inPortuguese(san)}?
      </p>
      <div className="flex gap-2">
        <Button ref={yes} size="sm" onClick={table.confirm}>
          <Check aria-hidden /> Jogar
        </Button>
        <Button size="sm" variant="secondary" onClick={table.takeBackAsked}>
          <Undo2 aria-hidden /> Desfazer
        </Button>
      </div>
    </div>
  );
};
