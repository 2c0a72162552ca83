import { Flag, RotateCcw } from 'lucide-react';
import { statusOf, turnOf } from '../../../board/game.ts';
import { ABORTABLE_PLIES } from '../../../shared/matches/match-actions.ts';
import { NoticeLine } from '../../../shared/matches/NoticeLine.tsx';
import { stakesText } from '../../../shared/matches/match-texts.ts';
import type { MatchView } from '../../../shared/matches/match-view.ts';
import { useFocusOnResult } from '../../../shared/matches/use-focus-on-result.ts';
import type { HeldGame } from '../../../shared/matches/use-held-game.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EndGameButton, type EndQuestion } from './EndGameButton.tsx';
import { outcomeText } from './practice-labels.ts';
import { SaveNotice } from './SaveNotice.tsx';
import { StartForm } from './StartForm.tsx';
import { TakeBackButton } from './TakeBackButton.tsx';
import type { Wishes } from './use-wishes.ts';

type PracticePanelProps = {
  view: MatchView;
  held: HeldGame;
  isStudent: boolean;
  wishes: Wishes;
  onWish: (change: Partial<Wishes>) => void;
  onStart: () => void;
};

const headline = ({ match, game, own }: MatchView): { title: string; text?: string } => {
  if (match.status === 'finished') return outcomeText(match);
  if (match.status !== 'playing')
    return { title: 'Nova partida', text: 'Você joga com as brancas.\nCada lado tem 10 minutos.' };
  if (match.paused) return { title: 'Partida pausada', text: 'Ninguém joga, e os relógios estão parados.' };
  if (turnOf(game) !== own) return { title: 'Vez da IA' };
  const status = statusOf(game);
  if (status.kind === 'ongoing' && status.check) return { title: 'Sua vez', text: 'Xeque! O rei precisa de proteção.' };
  const isUnbegun = game.moves.length < ABORTABLE_PLIES;
  return { title: 'Sua vez', ...(isUnbegun && { text: 'O relógio de cada lado começa com o seu primeiro lance.' }) };
};

const RESIGN: EndQuestion = {
  title: 'Desistir da partida?',
  text: 'A IA vence, e a partida conta como derrota. Isso não pode ser desfeito.',
};
const DISCARD: EndQuestion = {
  title: 'Reiniciar a partida?',
  text: 'A partida em andamento será descartada e não entra no histórico.',
};
const RESTART: EndQuestion = {
  title: 'Reiniciar a partida?',
  text: 'Depois do segundo lance, reiniciar é desistir: a IA vence. Isso não pode ser desfeito.',
};

/** The state of the game against the engine, and the buttons to start, take back, restart and resign. */
export const PracticePanel = ({ view, held, isStudent, wishes, onWish, onStart }: PracticePanelProps) => {
  const { match, game } = view;
  const { title, text } = headline(view);
  const isPlaying = match.status === 'playing';
  const isWaiting = match.status === 'waiting';
  const isFinished = match.status === 'finished';
  const result = useFocusOnResult(isFinished);
  const plies = isPlaying ? game.moves.length : 0;
  const isBegun = plies >= ABORTABLE_PLIES;
  const restart = () => (isPlaying ? void held.leaveBy(isBegun ? 'resign' : 'abort') : held.leave());
  return (
    <Card as="section" crowned aria-label="Partida">
      {!isWaiting && (
        <Badge tone={match.rated ? 'gold' : 'neutral'} className="mb-2">
          {stakesText(match)}
        </Badge>
      )}
      <div ref={result} role="status" tabIndex={-1}>
        <h2 className="text-heading">{title}</h2>
        {text && <p className="mt-1 whitespace-pre-line text-ink-soft">{text}</p>}
      </div>
      <NoticeLine match={match} />
      <SaveNotice match={match} />
      {!isPlaying && (
        <StartForm
          isAgain={!isWaiting}
          isStudent={isStudent}
          wishes={wishes}
          onWish={onWish}
          isBeginning={held.isBeginning || held.isPending}
          onStart={onStart}
        />
      )}
      {!isWaiting && (
        <div className="mt-5 flex flex-wrap gap-3">
          <TakeBackButton view={view} held={held} />
          <EndGameButton
            icon={RotateCcw}
            label="Reiniciar"
            question={plies === 0 ? null : isBegun ? RESTART : DISCARD}
            focusAfter={result}
            onEnd={restart}
          />
          {isPlaying && (
            <EndGameButton
              icon={Flag}
              label="Desistir"
              question={plies === 0 ? null : RESIGN}
              focusAfter={result}
              onEnd={() => void held.act('resign')}
            />
          )}
        </div>
      )}
    </Card>
  );
};
