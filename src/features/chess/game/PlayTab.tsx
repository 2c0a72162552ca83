import { Bot, FlipVertical2 } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { User } from '../../../../server/features/auth/auth.schema.ts';
import { newClientKey } from '../../../lib/client-key.ts';
import { levelLabels } from '../../../shared/games/game-labels.ts';
import { useOutbox } from '../../../shared/games/use-outbox.ts';
import { Board } from '../../../board/Board.tsx';
import { CopyButton } from '../../../board/CopyButton.tsx';
import { fenAt, legalMoves, type Move, queening, turnOf } from '../../../board/game.ts';
import { MoveAnnouncer } from '../../../board/MoveAnnouncer.tsx';
import { MoveField } from '../../../board/MoveField.tsx';
import { MoveList } from '../../../board/MoveList.tsx';
import { resultOf } from '../../../board/outcome.ts';
import { toPgn } from '../../../board/pgn.ts';
import { PlayLayout } from '../../../board/PlayLayout.tsx';
import { PlayerBar } from '../../../board/PlayerBar.tsx';
import { type Color, opposite } from '../../../board/squares.ts';
import { useShownPly } from '../../../board/use-shown-ply.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { Commentary } from './Commentary.tsx';
import { GameControls } from './GameControls.tsx';
import { PracticeHistory } from '../history/PracticeHistory.tsx';
import { ENGINE, HUMAN } from './practice-game.ts';
import { useAiMove } from './use-ai-move.ts';
import { usePractice } from './use-practice.ts';

/** A game against the engine: the student is White. */
export const PlayTab = ({ user }: { user: User }) => {
  const { state, dispatch } = usePractice(user.id);
  const { phase, game, clocks, level, commentary } = state;
  const { ply, isLive, goTo, toEnd } = useShownPly(game.moves.length);
  const [orientation, setOrientation] = useState<Color>(HUMAN);
  const board = useRef<HTMLDivElement>(null);

  const reply = useCallback((move: Move) => dispatch({ type: 'moved', by: ENGINE, move, now: Date.now() }), [dispatch]);
  const { improvised } = useAiMove(state, reply);
  const saving = useOutbox(state.outbox, key => dispatch({ type: 'delivered', key }));
  useResumeNotice(phase.is === 'playing');

  const isMyTurn = phase.is === 'playing' && turnOf(game) === HUMAN;
  const moves = isMyTurn ? queening(legalMoves(game)) : [];
  const move = (made: Move) => {
    toEnd();
    dispatch({ type: 'moved', by: HUMAN, move: made, now: Date.now() });
  };
  const start = () => {
    // The controls change their size and position, so the board is scrolled into view after that.
    flushSync(() => {
      toEnd();
      dispatch({ type: 'started', key: newClientKey(), now: Date.now() });
    });
    board.current?.querySelector<HTMLElement>('[role=gridcell] [tabindex="0"]')?.focus({ preventScroll: true });
    board.current?.scrollIntoView({ block: 'nearest' });
  };
  const pgn = () =>
    toPgn(game, {
      event: 'Prática contra a IA',
      white: user.fullName,
      black: `IA (${levelLabels[level]})`,
      result: phase.is === 'finished' ? resultOf(phase.outcome) : '*',
      date: new Date(),
    });

  const table = { game, clocks, ply };
  const bars: Record<Color, React.ReactNode> = {
    [HUMAN]: (
      <PlayerBar
        key="human"
        name={user.fullName}
        picture={<Avatar name={user.fullName} src={user.avatarUrl} size="sm" />}
        clockLabel="Seu relógio"
        color={HUMAN}
        {...table}
      />
    ),
    [ENGINE]: (
      <PlayerBar
        key="engine"
        name={`IA · ${levelLabels[level]}`}
        picture={<EnginePicture />}
        clockLabel="Relógio da IA"
        color={ENGINE}
        {...table}
      />
    ),
  };

  return (
    <>
      <PlayLayout
        isOpen={phase.is !== 'waiting'}
        boardRef={board}
        controls={
          <GameControls
            state={state}
            saving={saving}
            onLevel={chosen => dispatch({ type: 'levelChosen', level: chosen })}
            onStart={start}
            onRestart={() => dispatch({ type: 'restarted' })}
            onResign={() => dispatch({ type: 'resigned', now: Date.now() })}
          />
        }
        board={
          <>
            {bars[opposite(orientation)]}
            <Board
              label="Tabuleiro"
              fen={fenAt(game, ply)}
              moves={isLive ? moves : []}
              lastMove={game.moves[ply - 1]}
              orientation={orientation}
              onMove={move}
            />
            {bars[orientation]}
            <MoveAnnouncer game={game} />
          </>
        }
        moves={
          <Card as="section" aria-label="Lances e comentários" className="space-y-6 max-lg:order-2">
            {improvised && phase.is === 'playing' && (
              <Alert>A IA não respondeu e fez um lance qualquer. A partida continua.</Alert>
            )}
            {phase.is === 'playing' && <MoveField moves={moves} onMove={move} />}
            {phase.is === 'playing' && !isLive && (
              <Alert>Você está vendo uma posição anterior. A partida espera na posição atual.</Alert>
            )}
            <MoveList game={game} ply={ply} onGoTo={goTo} />
            <Switch
              label="Comentários automáticos"
              hint="Uma explicação depois de cada lance"
              checked={commentary}
              onChange={event => dispatch({ type: 'commentarySwitched', on: event.target.checked })}
            />
            {commentary && <Commentary game={game} ply={ply} />}
            <div className="flex flex-wrap gap-2">
              <Button
                variant="ghost"
                size="sm"
                aria-label="Virar tabuleiro"
                onClick={() => setOrientation(opposite(orientation))}
              >
                <FlipVertical2 aria-hidden /> Virar <span className="max-sm:hidden">tabuleiro</span>
              </Button>
              <CopyButton name="FEN" text={() => fenAt(game, ply)} />
              <CopyButton name="PGN" text={pgn} />
            </div>
          </Card>
        }
      />
      <PracticeHistory />
    </>
  );
};

const EnginePicture = () => (
  <span aria-hidden className="grid size-10 shrink-0 place-items-center rounded-full bg-night text-gold">
    <Bot className="size-6" />
  </span>
);

/** Shows once that a game continues which was started before the page was opened. */
const useResumeNotice = (isPlaying: boolean) => {
  const [wasPlaying] = useState(isPlaying);
  useEffect(() => {
    if (wasPlaying) toast({ title: 'Partida retomada', description: 'Você continua de onde parou.' });
  }, [wasPlaying]);
};
