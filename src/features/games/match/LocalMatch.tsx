import { useState } from 'react';
import { turnOf } from '../../../board/game.ts';
import { modeLabels } from '../../../shared/games/game-labels.ts';
import { MatchTable } from '../../../shared/matches/MatchTable.tsx';
import { useHeldGame } from '../../../shared/matches/use-held-game.ts';
import type { SessionUser } from '../../../shared/session/session.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import type { MatchMode } from '../modes/modes.ts';
import { beforeLocalMatch, isLocalOf, localMatchOf } from './local-match.ts';
import { MatchControls } from './MatchControls.tsx';
import { useOrientation } from './use-orientation.ts';

/** A pawn becomes a queen. */
const RULES = { queensOnly: true, premoves: false };

/** A match of two people at one board that the server holds. The signed-in user has White. */
export const LocalMatch = ({ user, mode }: { user: SessionUser; mode: MatchMode }) => {
  const held = useHeldGame(user.id, isLocalOf(user.id, mode));
  const [now] = useState(() => new Date());
  const isShown = held.view !== null && held.view.match.status !== 'aborted';
  const view = isShown && held.view ? held.view : beforeLocalMatch(user, mode, now);
  const isPlaying = view.match.status === 'playing';
  const { orientation, flip, turning, switchTurning } = useOrientation(turnOf(view.game), isPlaying);
  return (
    <MatchTable
      view={view}
      live={held}
      rules={RULES}
      boardRef={held.boardRef}
      event={`Partida ${modeLabels[mode].toLowerCase()}`}
      turned={{ near: orientation, flip }}
      panel={<MatchControls view={view} held={held} mode={mode} onStart={() => held.begin(localMatchOf(mode))} />}
      renderMore={() => (
        <Switch
          label="Girar a cada lance"
          hint="O tabuleiro vira para quem joga: bom para dois na mesma tela"
          checked={turning}
          onChange={event => switchTurning(event.target.checked)}
        />
      )}
    />
  );
};
