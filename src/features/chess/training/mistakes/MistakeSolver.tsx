import clsx from 'clsx';
import { Eye, RotateCcw } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { Mistake } from '../../../../../server/features/game-reviews/mistakes.schema.ts';
import { Board } from '../../../../board/Board.tsx';
import { fenAt, type Move, turnIn } from '../../../../board/game.ts';
import { MoveAnnouncer } from '../../../../board/MoveAnnouncer.tsx';
import { MoveField } from '../../../../board/MoveField.tsx';
import { MoveList } from '../../../../board/MoveList.tsx';
import { PromotionDialog } from '../../../../board/PromotionDialog.tsx';
import { mistakeLabels } from '../../../../lib/mistake-labels.ts';
import { Badge } from '../../../../ui/Badge.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { softTones } from '../../../../ui/tones.ts';
import { movesOf } from './mistake-solving.ts';
import { type MistakeText, textOf } from './mistake-texts.ts';
import { useMistakeSolving } from './use-mistakes.ts';

const tones: Record<MistakeText['tone'], string> = {
  neutral: softTones.neutral,
  right: softTones.brand,
  wrong: softTones.danger,
  hint: softTones.gold,
};

type MistakeSolverProps = {
  mistake: Mistake;
  /** Leads on, once it is over. */ next: ReactNode;
  onOver: (isAtFirst: boolean) => void;
};

/** One own mistake: a better move is to be found. */
export const MistakeSolver = ({ mistake, next, onOver }: MistakeSolverProps) => {
  const { state, act, showBest, isAsking } = useMistakeSolving(mistake);
  const { phase, game, ply, misses } = state;
  const [promoting, setPromoting] = useState<Move | null>(null);
  const words = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const isOver = phase.is === 'right' || phase.is === 'shown';
  const moves = movesOf(state);
  const { tone, title, text } = textOf(mistake, state);
  const play = (move: Move) => act({ type: 'moved', move });
  const focusBoard = () =>
    board.current?.querySelector<HTMLElement>('[role=gridcell] [tabindex="0"]')?.focus({ preventScroll: true });
  useEffect(focusBoard, []);
  const tellOver = useEffectEvent(() => onOver(misses === 0));
  useEffect(() => {
    if (!isOver) return;
    tellOver();
    words.current?.focus({ preventScroll: true });
  }, [isOver]);
  return (
    <div className="grid grid-cols-1 items-start gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_25rem]">
      <div ref={board} className="mx-auto w-full max-w-[min(100%,max(18rem,100dvh-16rem))] max-lg:order-1">
        <Board
          label="Tabuleiro: encontre um lance melhor"
          fen={fenAt(game, ply)}
          moves={moves}
          lastMove={game.moves[ply - 1]}
          orientation={turnIn(mistake.fen)}
          onMove={move => (move.promotion ? setPromoting(move) : play(move))}
        />
        <MoveAnnouncer game={game} />
      </div>
      <div className="space-y-5 max-lg:contents">
        <div
          ref={words}
          role="status"
          aria-label="Avaliação"
          tabIndex={-1}
          className={clsx('min-h-24 rounded-card px-5 py-4', tones[tone])}
        >
          <p className="text-lg font-semibold">{title}</p>
          <p className="text-ink">{text}</p>
        </div>
        <Card as="section" aria-label="Sua resposta" className="space-y-5 max-lg:order-2">
          {game.moves.length > 1 && (isOver || phase.is === 'refuted') && (
            <MoveList game={game} ply={ply} onGoTo={to => act({ type: 'walked', ply: to })} />
          )}
          {isOver && next}
          {(phase.is === 'refuted' || phase.is === 'unsent') && (
            <Button
              wide
              onClick={() => {
                act({ type: 'again' });
                focusBoard();
              }}
            >
              <RotateCcw aria-hidden /> Tentar de novo
            </Button>
          )}
          {phase.is === 'thinking' && <MoveField moves={moves} onMove={play} />}
          {!isOver && (
            <Button variant="secondary" loading={isAsking} disabled={phase.is === 'judging'} onClick={showBest}>
              <Eye aria-hidden /> Ver o melhor lance
            </Button>
          )}
          {isOver && (
            <p className="flex flex-wrap items-center gap-3">
              <Badge tone="info">{mistakeLabels[mistake.theme]}</Badge>
              <Link
                href={`/partidas?aba=historico&partida=${mistake.gameId}`}
                className="inline-flex min-h-10 items-center font-semibold text-brand-text underline underline-offset-4"
              >
                A partida de onde ela vem
              </Link>
            </p>
          )}
        </Card>
      </div>
      <PromotionDialog
        color={turnIn(mistake.fen)}
        open={promoting !== null}
        onClose={() => setPromoting(null)}
        onChoose={promotion => {
          setPromoting(null);
          if (promoting) play({ ...promoting, promotion });
        }}
      />
    </div>
  );
};
