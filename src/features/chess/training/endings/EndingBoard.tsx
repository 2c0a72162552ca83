import clsx from 'clsx';
import { Flag, Lightbulb, Send } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Ending } from '../../../../../server/features/endings/endings.schema.ts';
import { Board } from '../../../../board/Board.tsx';
import { fenAt, type Move, turnIn } from '../../../../board/game.ts';
import { MoveAnnouncer } from '../../../../board/MoveAnnouncer.tsx';
import { MoveField } from '../../../../board/MoveField.tsx';
import { MoveList } from '../../../../board/MoveList.tsx';
import { PromotionDialog } from '../../../../board/PromotionDialog.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { softTones } from '../../../../ui/tones.ts';
import { dayText } from '../training-texts.ts';
import { type EndingGame, isOver, movesOf } from './ending-game.ts';
import { goalTexts, reasonText } from './ending-texts.ts';
import { useEndingGame } from './use-endings.ts';

type Words = { tone: string; title: string; text: string };

const wordsOf = ({ title, goal }: Ending, { phase }: EndingGame): Words => {
  switch (phase.is) {
    case 'playing':
      return { tone: softTones.neutral, title, text: goalTexts[goal] };
    case 'waiting':
      return { tone: softTones.neutral, title, text: 'O motor responde...' };
    case 'unsent':
      return { tone: softTones.danger, title: 'O lance não foi enviado.', text: phase.error };
    case 'over': {
      const isDone = phase.status === 'success';
      const again = phase.dueDay === null ? '' : ` Este final volta em ${dayText(phase.dueDay)}.`;
      return {
        tone: isDone ? softTones.brand : softTones.danger,
        title: isDone ? 'Conseguiu!' : 'Ainda não.',
        text: `${reasonText(phase)}${again}`,
      };
    }
    case 'shown':
      return {
        tone: softTones.gold,
        title: 'Assim jogaria o motor',
        text: `Veja a linha no tabuleiro. Este final volta em ${dayText(phase.dueDay)}.`,
      };
  }
};

type EndingBoardProps = { ending: Ending; /** What leads on, once it is over. */ after: ReactNode };

/** An ending that is played out against the engine. */
export const EndingBoard = ({ ending, after }: EndingBoardProps) => {
  const { state, move, sendAgain, walk, giveUp, isGivingUp } = useEndingGame(ending);
  const { phase, game, ply } = state;
  const [promoting, setPromoting] = useState<Move | null>(null);
  const [isIdeaShown, setIsIdeaShown] = useState(false);
  const words = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const over = isOver(state);
  const color = turnIn(ending.fen);
  const moves = movesOf(state);
  const { tone, title, text } = wordsOf(ending, state);
  useEffect(() => {
    board.current?.querySelector<HTMLElement>('[role=gridcell] [tabindex="0"]')?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (over) words.current?.focus();
  }, [over]);
  return (
    <div className="grid grid-cols-1 items-start gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_25rem]">
      <div ref={board} className="mx-auto w-full max-w-[min(100%,max(18rem,100dvh-16rem))] max-lg:order-1">
        <Board
          label={`Tabuleiro: ${ending.title}`}
          fen={fenAt(game, ply)}
          moves={moves}
          lastMove={game.moves[ply - 1]}
          orientation={color}
          onMove={own => (own.promotion ? setPromoting(own) : move(own))}
        />
        <MoveAnnouncer game={game} />
      </div>
      <div className="space-y-5 max-lg:contents">
        <div
          ref={words}
          role="status"
          aria-label="Como está"
          tabIndex={-1}
          className={clsx('min-h-24 scroll-mt-28 rounded-card px-5 py-4', tone)}
        >
          <p className="text-lg font-semibold">{title}</p>
          <p className="text-ink">{text}</p>
        </div>
        <Card as="section" aria-label="Sua resposta" className="space-y-5 max-lg:order-2">
          {game.moves.length > 0 && <MoveList game={game} ply={ply} onGoTo={walk} />}
          {!over && <MoveField moves={moves} onMove={move} />}
          {phase.is === 'unsent' && (
            <Button wide onClick={sendAgain}>
              <Send aria-hidden /> Enviar de novo
            </Button>
          )}
          {(isIdeaShown || over) && <p className="rounded-control bg-sunken px-4 py-3">{ending.idea}</p>}
          {over ? (
            after
          ) : (
            <div className="flex flex-wrap gap-3">
              {!isIdeaShown && (
                <Button variant="secondary" onClick={() => setIsIdeaShown(true)}>
                  <Lightbulb aria-hidden /> Ver a ideia
                </Button>
              )}
              <Button variant="ghost" loading={isGivingUp} disabled={phase.is === 'waiting'} onClick={giveUp}>
                <Flag aria-hidden /> Desistir
              </Button>
            </div>
          )}
        </Card>
      </div>
      <PromotionDialog
        color={color}
        open={promoting !== null}
        onClose={() => setPromoting(null)}
        onChoose={promotion => {
          setPromoting(null);
          if (promoting) move({ ...promoting, promotion });
        }}
      />
    </div>
  );
};
