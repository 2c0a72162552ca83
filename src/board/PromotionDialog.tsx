import type { Promotion } from './game.ts';
import { PieceImage } from './pieces.tsx';
import type { Color } from './squares.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';

const choices: readonly { promotion: Promotion; label: string }[] = [
  { promotion: 'q', label: 'Dama' },
  { promotion: 'r', label: 'Torre' },
  { promotion: 'b', label: 'Bispo' },
  { promotion: 'n', label: 'Cavalo' },
];

type PromotionDialogProps = {
  color: Color;
  open: boolean;
  onChoose: (promotion: Promotion) => void;
  onClose: () => void;
};

/** Asks what a pawn becomes: it is not always a queen. */
export const PromotionDialog = ({ color, open, onChoose, onClose }: PromotionDialogProps) => (
  <Dialog open={open} onOpenChange={stays => !stays && onClose()} title="Promover a" size="sm">
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {choices.map(({ promotion, label }) => (
        <Button key={promotion} variant="secondary" className="flex-col" onClick={() => onChoose(promotion)}>
          <span className="rounded-md bg-board-dark p-1">
            <PieceImage type={promotion} color={color} className="size-12!" />
          </span>
          {label}
        </Button>
      ))}
    </div>
  </Dialog>
);
