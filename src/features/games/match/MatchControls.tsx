import { Flag, Handshake, Play } from 'lucide-react';
import { statusOf, turnOf } from '../../../board/game.ts';
import { opposite } from '../../../board/squares.ts';
import { EndPicture } from '../../../shared/matches/EndPicture.tsx';
import { NoticeLine } from '../../../shared/matches/NoticeLine.tsx';
import { playerOf, SIDE_NAMES, stakesText, winnerIn } from '../../../shared/matches/match-texts.ts';
import type { MatchView } from '../../../shared/matches/match-view.ts';
import { useFocusOnResult } from '../../../shared/matches/use-focus-on-result.ts';
import type { HeldGame } from '../../../shared/matches/use-held-game.ts';
import { AlertDialog } from '../../../ui/AlertDialog.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { type MatchMode, timeText } from '../modes/modes.ts';
import { outcomeText } from './local-match.ts';
import { SaveNotice } from './SaveNotice.tsx';
import { SidePicture } from '../../../shared/matches/SidePicture.tsx';

type MatchControlsProps = { view: MatchView; held: HeldGame; mode: MatchMode; onStart: () => void };

const side = (color: 'w' | 'b'): string => SIDE_NAMES[color].toLowerCase();

const headline = ({ match, game }: MatchView, mode: MatchMode): { title: string; text: string } => {
  if (match.status === 'finished') return outcomeText(match);
  if (match.status !== 'playing') return { title: 'Nova partida', text: `As brancas começam. ${timeText(mode)}.` };
  if (match.paused) return { title: 'Partida pausada', text: 'Ninguém joga, e os relógios estão parados.' };
  const toMove = turnOf(game);
  const status = statusOf(game);
  const inCheck = status.kind === 'ongoing' && status.check;
  return {
    title: `Vez das ${side(toMove)}`,
    text: inCheck ? 'Xeque! O rei precisa de proteção.' : `${playerOf(match, toMove).name} joga.`,
  };
};

/** The state of the match, and the buttons to start, resign and agree to a draw. */
export const MatchControls = ({ view, held, mode, onStart }: MatchControlsProps) => {
  const { match, game } = view;
  const { title, text } = headline(view, mode);
  const isPlaying = match.status === 'playing';
  const isFinished = match.status === 'finished';
  const result = useFocusOnResult(isFinished);
  const toMove = turnOf(game);
  return (
    <Card as="section" crowned aria-label="Partida">
      <div ref={result} role="status" tabIndex={-1} className="flex scroll-mb-8 items-start gap-4">
        {isFinished && <EndPicture isWon={winnerIn(match) !== null} />}
        {isPlaying && <SidePicture color={toMove} />}
        <div>
          <h2 className="text-heading text-wrap">{title}</h2>
          <p className="mt-1 text-ink-soft">{text}</p>
        </div>
      </div>
      <NoticeLine match={match} />
      {isPlaying ? (
        <div className="mt-5 flex flex-wrap items-center gap-3">
          <Badge>{stakesText(match)}</Badge>
          <Button
            variant="secondary"
            size="sm"
            className="flex-auto whitespace-nowrap"
            disabled={match.paused}
            onClick={() => void held.act('draw')}
          >
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
            onConfirm={() => void held.act('resign')}
          />
        </div>
      ) : (
        <Button size="lg" wide className="mt-5" loading={held.isBeginning || held.isPending} onClick={onStart}>
          <Play aria-hidden /> {isFinished ? 'Jogar Novamente' : 'Iniciar Partida'}
        </Button>
      )}
      <SaveNotice isKept={isFinished && (game.moves.length > 0 || match.ending !== 'agreement')} />
    </Card>
  );
};
