import { useEffect, useRef, useState, useReducer } from 'react';
import { flushSync } from 'react-dom';
import type { User } from '../../../../server/features/auth/auth.schema.ts';
import { newClientKey } from '../../../lib/client-key.ts';
import { Board } from '../../../board/Board.tsx';
import { fenAt, type Move, turnOf } from '../../../board/game.ts';
import { MoveAnnouncer } from '../../../board/MoveAnnouncer.tsx';
import { PlayLayout } from '../../../board/PlayLayout.tsx';
import { PlayerBar } from '../../../board/PlayerBar.tsx';
import { type Color, opposite } from '../../../board/squares.ts';
import { useShownPly } from '../../../board/use-shown-ply.ts';
import { toast } from '../../../ui/toast-store.ts';
import { playable, match } from './match-game.ts';
import { MatchControls } from './MatchControls.tsx';
import type { MatchMode } from '../modes/modes.ts';
import { reportOf } from './match-report.ts';
import { ScoreSheet } from './ScoreSheet.tsx';
import { SidePicture } from './SidePicture.tsx';
import { useOrientation } from './use-orientation.ts';
import { useSaving } from './use-saving.ts';
import { OPPONENT, sideNames } from './match-labels.ts';
import { useStoredGame } from '../../../shared/games/use-stored-game.ts';
import { useFlagFall } from '../../../board/use-flag-fall.ts';
import { matchStorage } from './match-storage.ts';

/** A match of two people at one board. The signed-in user has White. */
export const MatchView = ({ user, mode }: { user: User; mode: MatchMode }) => {
  const { state, dispatch } = useMatch(user.id, mode);
  const { phase, game, clocks } = state;
  const { ply, isLive, goTo, toEnd } = useShownPly(game.moves.length);
  const isPlaying = phase.is === 'playing';
  const { orientation, flip, turning, switchTurning } = useOrientation(turnOf(game), isPlaying);
  const saving = useSaving(state, key => dispatch({ type: 'delivered', key }));
  const board = useRef<HTMLDivElement>(null);
  useResumeNotice(isPlaying);

  const moves = playable(state);
  const move = (made: Move) => {
    toEnd();
    dispatch({ type: 'moved', move: made, now: Date.now() });
  };
  const start = () => {
    // The controls change their size and position, so the board is scrolled into view after that.
    flushSync(() => {
      toEnd();
      dispatch({ type: 'started', key: newClientKey(), unsent: reportOf(state), now: Date.now() });
    });
    board.current?.querySelector<HTMLElement>('[role=gridcell] [tabindex="0"]')?.focus({ preventScroll: true });
    board.current?.scrollIntoView({ block: 'nearest' });
  };

  const names: Record<Color, string> = { w: user.fullName, b: OPPONENT };
  const bar = (color: Color) => (
    <PlayerBar
      key={color}
      name={names[color]}
      picture={<SidePicture color={color} />}
      clockLabel={`Relógio das ${sideNames[color].toLowerCase()}`}
      color={color}
      game={game}
      clocks={clocks}
      ply={ply}
    />
  );
  return (
    <PlayLayout
      isOpen={phase.is !== 'waiting'}
      boardRef={board}
      controls={
        <MatchControls
          state={state}
          names={names}
          saving={saving}
          onStart={start}
          onResign={() => dispatch({ type: 'resigned', now: Date.now() })}
          onDraw={() => dispatch({ type: 'drawAgreed', now: Date.now() })}
        />
      }
      board={
        <>
          {bar(opposite(orientation))}
          <Board
            label="Tabuleiro"
            fen={fenAt(game, ply)}
            moves={isLive ? moves : []}
            lastMove={game.moves[ply - 1]}
            orientation={orientation}
            onMove={move}
          />
          {bar(orientation)}
          <MoveAnnouncer game={game} />
        </>
      }
      moves={
        <ScoreSheet
          state={state}
          moves={moves}
          white={user.fullName}
          ply={ply}
          isLive={isLive}
          onGoTo={goTo}
          onMove={move}
          onFlip={flip}
          turning={turning}
          onTurning={switchTurning}
        />
      }
    />
  );
};

/** Shows once that a match continues which was started before the page was opened. */
const useResumeNotice = (isPlaying: boolean) => {
  const [wasPlaying] = useState(isPlaying);
  useEffect(() => {
    if (wasPlaying) toast({ title: 'Partida retomada', description: 'A partida continua de onde parou.' });
  }, [wasPlaying]);
};

/** One person's match of a mode. It survives reloads and ends when a clock runs out. */
const useMatch = (userId: number, mode: MatchMode) => {
  const storage = matchStorage(userId, mode);
  const [state, dispatch] = useReducer(match, storage, ({ read }) => read());
  useStoredGame(storage, state, found => dispatch({ type: 'found', found }));
  useFlagFall(state.clocks, () => dispatch({ type: 'ticked', now: Date.now() }));
  return { state, dispatch };
};
