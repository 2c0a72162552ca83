import { Flag, Handshake, Play, Trophy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { statusOf, turnOf } from '../../../board/game.ts';
import { type Outcome, winnerOf } from '../../../board/outcome.ts';
import { type Color, opposite } from '../../../board/squares.ts';
import { AlertDialog } from '../../../ui/AlertDialog.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import type { Match } from './match-game.ts';
import { timeText } from '../modes/modes.ts';
import { SaveNotice } from './SaveNotice.tsx';
import { SidePicture } from './SidePicture.tsx';
import type { Saving } from './use-saving.ts';
import { outcomeText, sideNames } from './match-labels.ts';

type MatchControlsProps = {
  state: Match;
  names: Record<Color, string>;
  saving: Saving;
  onStart: () => void;
  onResign: () => void;
  onDraw: () => void;
};

const side = (color: Color): string => sideNames[color].toLowerCase();

const headline = ({ phase, game, mode }: Match, names: Record<Color, string>): { title: string; text: string } => {
  if (phase.is === 'finished') return outcomeText(phase.outcome);
  if (phase.is === 'waiting') return { title: 'Nova partida', text: `As brancas começam. ${timeText(mode)}.` };
  const status = statusOf(game);
  const inCheck = status.kind === 'ongoing' && status.check;
  return {
    title: `Vez das ${side(turnOf(game))}`,
    text: inCheck ? 'Xeque! O rei precisa de proteção.' : `${names[turnOf(game)]} joga.`,
  };
};

/** The state of the match, and the buttons to start, resign and agree to a draw. */
export const MatchControls = ({ state, names, saving, onStart, onResign, onDraw }: MatchControlsProps) => {
  const { title, text } = headline(state, names);
  const phase = state.phase.is;
  const status = useFocusOnResult(phase === 'finished');
  const toMove = turnOf(state.game);
  return (
    // On a phone it is above the board before the start, and below it while playing and after the end.
    <Card as="section" crowned aria-label="Partida" className={phase === 'waiting' ? undefined : 'max-lg:order-1'}>
      <div ref={status} role="status" tabIndex={-1} className="flex scroll-mb-8 items-start gap-4">
        {state.phase.is === 'finished' && <EndPicture outcome={state.phase.outcome} />}
        {phase === 'playing' && <SidePicture color={toMove} />}
        <div>
          <h2 className="text-heading text-wrap">{title}</h2>
          <p className="mt-1 text-ink-soft">{text}</p>
        </div>
      </div>
      {phase === 'playing' ? (
        <div className="mt-5 flex flex-wrap gap-3">
          <Button variant="secondary" size="sm" className="flex-auto whitespace-nowrap" onClick={onDraw}>
            <Handshake aria-hidden /> Oferecer Empate
          </Button>
          <AlertDialog
            trigger={
              <Button variant="secondary" size="sm" className="flex-auto whitespace-nowrap">
                <Flag aria-hidden /> Desistir
              </Button>
            }
            title="Desistir da partida?"
            text={`As ${side(toMove)} desistem, e as ${side(opposite(toMove))} vencem. Isso não pode ser desfeito.`}
            confirmLabel="Desistir"
            cancelLabel="Continuar jogando"
            onConfirm={onResign}
          />
        </div>
      ) : (
        <Button size="lg" wide className="mt-5" onClick={onStart}>
          <Play aria-hidden /> {phase === 'waiting' ? 'Iniciar Partida' : 'Jogar Novamente'}
        </Button>
      )}
      <SaveNotice saving={saving} />
    </Card>
  );
};

/** A cup for a win, a handshake for a draw. */
const EndPicture = ({ outcome }: { outcome: Outcome }) => {
  const Icon = winnerOf(outcome) ? Trophy : Handshake;
  return (
    <span aria-hidden className="grid size-12 shrink-0 place-items-center rounded-full bg-gold-soft text-gold-text">
      <Icon className="size-6" />
    </span>
  );
};

/**
 * When the match ends the focused button or field disappears, and after a tap nothing has the focus. Then the focus
 * moves to the result.
 */
const useFocusOnResult = (isFinished: boolean) => {
  const result = useRef<HTMLDivElement>(null);
  const wasFinished = useRef(isFinished);
  useEffect(() => {
    const hasEnded = isFinished && !wasFinished.current;
    wasFinished.current = isFinished;
    if (!hasEnded) return undefined;
    // A dialog that closes lets go of the focus a moment later.
    const timer = setTimeout(() => {
      if (!document.activeElement?.contains(result.current)) return;
      result.current?.focus({ preventScroll: true });
      result.current?.scrollIntoView({ block: 'nearest' });
    });
    return () => clearTimeout(timer);
  }, [isFinished]);
  return result;
};
