import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../ui/Button.tsx';

const steps = [
  { label: 'Primeira posição', icon: ChevronFirst, to: () => 0 },
  { label: 'Lance anterior', icon: ChevronLeft, to: (ply: number) => ply - 1 },
  { label: 'Próximo lance', icon: ChevronRight, to: (ply: number) => ply + 1 },
  { label: 'Posição atual', icon: ChevronLast, to: (_: number, length: number) => length },
];

type StepButtonsProps = {
  ply: number;
  /** Half-moves of the game. */ length: number;
  onGoTo: (ply: number) => void;
};

/** Four buttons that step through a game. */
export const StepButtons = ({ ply, length, onGoTo }: StepButtonsProps) => (
  <div
    role="group"
    aria-label="Percorrer os lances"
    className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(2.75rem,1fr))] gap-2 print:hidden"
  >
    {steps.map(({ label, icon: Icon, to }, index) => (
      <Button
        key={label}
        variant="secondary"
        size="icon"
        className="w-full"
        aria-label={label}
        disabled={index < 2 ? ply === 0 : ply === length}
        onClick={() => onGoTo(to(ply, length))}
      >
        <Icon aria-hidden />
      </Button>
    ))}
  </div>
);
