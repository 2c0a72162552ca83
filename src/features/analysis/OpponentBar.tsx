import { Bot, Square } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Chips } from '../../ui/Chips.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { Level, useOpponent } from './use-opponent.ts';

const LEVELS: readonly { value: Level; label: string }[] = [
  { value: 'facil', label: 'Fácil' },
  { value: 'medio', label: 'Médio' },
  { value: 'dificil', label: 'Difícil' },
];

/** 'Jogar daqui': the choice of an opponent; while it plays, who it is and how to stop. */
export const OpponentBar = ({
  game: { opponent, isThinking, begin, end },
  mayPlay,
}: {
  game: ReturnType<typeof useOpponent>;
  /** Whether there is a move to play from here. */
  mayPlay: boolean;
}) => {
  const [isChoosing, setChoosing] = useState(false);
  const [level, setLevel] = useState<Level>('medio');
  if (opponent)
    return (
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-brand-soft px-4 py-2">
        <p role="status" className="font-semibold">
          {isThinking
            ? 'A IA está pensando...'
            : `Você joga com as ${opponent.side === 'w' ? 'brancas' : 'pretas'}, sem ajuda do motor.`}
        </p>
        <Button variant="secondary" size="sm" onClick={end}>
          <Square aria-hidden /> Parar e analisar
        </Button>
      </div>
    );
  return (
    <>
      <Button variant="secondary" size="sm" disabled={!mayPlay} onClick={() => setChoosing(true)}>
        <Bot aria-hidden /> Jogar daqui
      </Button>
      <Dialog
        open={isChoosing}
        onOpenChange={setChoosing}
        title="Jogar daqui"
        description="Você joga com quem tem a vez agora. Não vale rating, e os lances ficam na análise."
        footer={
          <Button
            onClick={() => {
              setChoosing(false);
              begin(level);
            }}
          >
            Começar
          </Button>
        }
      >
        <Chips label="Nível da IA" chips={LEVELS} value={level} onChange={setLevel} />
      </Dialog>
    </>
  );
};
