import clsx from 'clsx';
import { Eraser, PencilLine } from 'lucide-react';
import type { Brush } from '../../../server/rules/comment-marks.ts';
import { Button } from '../../ui/Button.tsx';

const brushes: readonly { brush: Brush; label: string; look: string }[] = [
  { brush: 'green', label: 'Verde', look: 'bg-[#15781b]' },
  { brush: 'red', label: 'Vermelho', look: 'bg-[#a82121]' },
  { brush: 'yellow', label: 'Amarelo', look: 'bg-[#d98200]' },
  { brush: 'blue', label: 'Azul', look: 'bg-[#0b3f9a]' },
];

type DrawingToolsProps = {
  brush: Brush;
  isTool: boolean;
  hasShapes: boolean;
  onTool: (isTool: boolean) => void;
  onBrush: (brush: Brush) => void;
  onClear: () => void;
};

/** The visible way to arrows and coloured squares; the right button and a long press need no tool. */
export const DrawingTools = ({ brush, isTool, hasShapes, onTool, onBrush, onClear }: DrawingToolsProps) => (
  <div role="group" aria-label="Desenhar no tabuleiro" className="flex flex-wrap items-center gap-2">
    <Button variant={isTool ? 'primary' : 'secondary'} size="sm" aria-pressed={isTool} onClick={() => onTool(!isTool)}>
      <PencilLine aria-hidden /> Desenhar
    </Button>
    {brushes.map(({ brush: own, label, look }) => (
      <button
        key={own}
        type="button"
        aria-label={label}
        aria-pressed={own === brush}
        onClick={() => {
          onBrush(own);
          onTool(true);
        }}
        className={clsx(
          'grid size-10 place-items-center rounded-full border-2',
          own === brush ? 'border-ink' : 'border-line',
        )}
      >
        <span aria-hidden className={clsx('size-6 rounded-full', look)} />
      </button>
    ))}
    {hasShapes && (
      <Button variant="ghost" size="sm" onClick={onClear}>
        <Eraser aria-hidden /> Apagar desenhos
      </Button>
    )}
  </div>
);
