import { FlipVertical2 } from 'lucide-react';
import { CopyButton } from '../../../board/CopyButton.tsx';
import { fenAt, type Move, type PlayedMove } from '../../../board/game.ts';
import { MoveField } from '../../../board/MoveField.tsx';
import { MoveList } from '../../../board/MoveList.tsx';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import type { Match } from './match-game.ts';
import { pgnOf } from './match-report.ts';

type ScoreSheetProps = {
  state: Match;
  moves: readonly PlayedMove[];
  white: string;
  ply: number;
  isLive: boolean;
  onGoTo: (ply: number) => void;
  onMove: (move: Move) => void;
  onFlip: () => void;
  turning: boolean;
  onTurning: (on: boolean) => void;
};

/** The moves, the field to type one, and the board's settings. */
export const ScoreSheet = ({
  state,
  moves,
  white,
  ply,
  isLive,
  onGoTo,
  onMove,
  onFlip,
  turning,
  onTurning,
}: ScoreSheetProps) => {
  const { phase, game } = state;
  const isPlaying = phase.is === 'playing';
  return (
    <Card as="section" aria-label="Lances e tabuleiro" className="space-y-6 max-lg:order-2">
      {isPlaying && !isLive && <Alert>Você está vendo uma posição anterior. A partida espera na posição atual.</Alert>}
      {isPlaying && <MoveField moves={moves} onMove={onMove} />}
      <MoveList game={game} ply={ply} onGoTo={onGoTo} />
      <Switch
        label="Girar a cada lance"
        hint="O tabuleiro vira para quem joga: bom para dois na mesma tela"
        checked={turning}
        onChange={event => onTurning(event.target.checked)}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="ghost" size="sm" aria-label="Virar tabuleiro" onClick={onFlip}>
          <FlipVertical2 aria-hidden /> Virar <span className="max-sm:hidden">tabuleiro</span>
        </Button>
        <CopyButton name="FEN" text={() => fenAt(game, ply)} />
        <CopyButton name="PGN" text={() => pgnOf(state, white, new Date())} />
      </div>
    </Card>
  );
};
