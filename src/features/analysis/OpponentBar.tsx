import { Bot, Square } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { EngineLevel } from '../../../server/features/games/level-lists.schema.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { useAiMoves } from './use-ai-moves.ts';

// The picture of each comes with the question.
const LevelPicker = lazy(async () => ({
  default: (await import('../../shared/matches/levels/LevelPicker.tsx')).LevelPicker,
}));

/** 'Jogar daqui': the choice of an opponent; while it plays, who it is and how to stop. */
export const OpponentBar = ({
  game: { opponent, isThinking, begin, end },
  mayPlay,
}: {
  game: ReturnType<typeof useAiMoves>;
  /** Whether there is a move to play from here. */
  mayPlay: boolean;
}) => {
  const [isChoosing, setChoosing] = useState(false);
  const [level, setLevel] = useState<EngineLevel>('medio');
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
        <Suspense fallback={<Skeleton className="h-96 w-full" />}>
          <LevelPicker isNarrow level={level} onLevel={setLevel} />
        </Suspense>
      </Dialog>
    </>
  );
};
