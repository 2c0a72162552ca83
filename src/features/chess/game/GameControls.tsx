import { Flag, Play, RotateCcw } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'wouter';
import type { Outbox } from '../../../shared/games/use-outbox.ts';
import { statusOf, turnOf } from '../../../board/game.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { EndGameButton, type EndQuestion } from './EndGameButton.tsx';
import { HUMAN, type Level, type Practice } from './practice-game.ts';
import { SaveNotice } from './SaveNotice.tsx';
import { levelOptions, outcomeText } from './practice-labels.ts';

type GameControlsProps = {
  state: Practice;
  saving: Outbox;
  onLevel: (level: Level) => void;
  onStart: () => void;
  onRestart: () => void;
  onResign: () => void;
};

const headline = ({ phase, game }: Practice): { title: string; text?: string } => {
  if (phase.is === 'finished') return outcomeText(phase.outcome);
  if (phase.is === 'waiting')
    return { title: 'Nova partida', text: 'Você joga com as brancas. Cada lado tem 10 minutos.' };
  if (turnOf(game) !== HUMAN) return { title: 'Vez da IA' };
  const status = statusOf(game);
  return {
    title: 'Sua vez',
    ...(status.kind === 'ongoing' && status.check && { text: 'Xeque! O rei precisa de proteção.' }),
  };
};

const questions = {
  restart: { title: 'Reiniciar a partida?', text: 'A partida em andamento será descartada e não entra no histórico.' },
  resign: {
    title: 'Desistir da partida?',
    text: 'A IA vence, e a partida conta como derrota. Isso não pode ser desfeito.',
  },
} satisfies Record<string, EndQuestion>;

/** The state of the game, and the buttons to start, restart and resign. */
export const GameControls = ({ state, saving, onLevel, onStart, onRestart, onResign }: GameControlsProps) => {
  const status = useRef<HTMLDivElement>(null);
  const { title, text } = headline(state);
  const isPlaying = state.phase.is === 'playing';
  const isWaiting = state.phase.is === 'waiting';
  const wouldLose = isPlaying && state.game.moves.length > 0;
  return (
    // On a phone it is above the board before the start, and below it while playing and after the end.
    <Card as="section" crowned aria-label="Partida" className={isWaiting ? undefined : 'max-lg:order-1'}>
      <div ref={status} role="status" tabIndex={-1}>
        <h2 className="text-heading">{title}</h2>
        {text && <p className="mt-1 text-ink-soft">{text}</p>}
      </div>
      {isWaiting && (
        <p className="mt-3 text-[0.95rem] text-ink-soft">
          A prática não muda o rating.{' '}
          <Link href="/partidas" className="font-semibold text-brand-text underline underline-offset-4">
            Jogar valendo rating
          </Link>
        </p>
      )}
      <SaveNotice phase={state.phase} saving={saving} />
      {!isPlaying && (
        <RadioGroup
          legend="Nível da IA"
          name="level"
          stacked
          className="mt-5"
          options={levelOptions}
          value={state.level}
          onChange={event => onLevel(event.target.value as Level)}
        />
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {!isPlaying && (
          <Button size="lg" wide onClick={onStart}>
            <Play aria-hidden /> {isWaiting ? 'Iniciar Partida' : 'Jogar Novamente'}
          </Button>
        )}
        {!isWaiting && (
          <EndGameButton
            icon={RotateCcw}
            label="Reiniciar"
            question={wouldLose ? questions.restart : null}
            focusAfter={status}
            onEnd={onRestart}
          />
        )}
        {isPlaying && (
          <EndGameButton
            icon={Flag}
            label="Desistir"
            question={wouldLose ? questions.resign : null}
            focusAfter={status}
            onEnd={onResign}
          />
        )}
      </div>
    </Card>
  );
};
