import { Undo2 } from 'lucide-react';
import { MoveList } from '../../../board/MoveList.tsx';
import type { Game } from '../../../board/game.ts';
import { Button } from '../../../ui/Button.tsx';

type LineStepsProps = { name: string; game: Game; at: number; onGoTo: (at: number) => void; onClose: () => void };

/** A line that stands on the board instead of the game, and the way back. */
export const LineSteps = ({ name, game, at, onGoTo, onClose }: LineStepsProps) => (
  <section aria-label={name} className="space-y-3">
    <h3 className="font-sans font-semibold">{name}</h3>
    <MoveList game={game} ply={at} onGoTo={onGoTo} />
    <Button variant="secondary" size="sm" onClick={onClose}>
      <Undo2 aria-hidden /> Voltar à partida
    </Button>
  </section>
);
