/** A game in two tabs of one browser is one game: what each has to take over from what the other wrote down. */
import type { Game } from '../../board/game.ts';
import type { Report } from './game-report.ts';

type Kept = {
  readonly phase: { readonly is: 'waiting' } | { readonly is: 'playing' | 'finished'; readonly key: string };
  readonly game: Game;
  readonly outbox: readonly Report[];
};

const keyOf = ({ phase }: Kept): string | null => (phase.is === 'waiting' ? null : phase.key);

/** Whether the other tab is further on. What ended here stays in sight until another game is begun there. */
const isFurther = (own: Kept, found: Kept): boolean => {
  if (keyOf(own) !== keyOf(found)) return found.phase.is === 'playing' || own.phase.is === 'playing';
  return (
    own.phase.is === 'playing' && (found.phase.is === 'finished' || found.game.moves.length > own.game.moves.length)
  );
};

/** What a tab goes on with: never with fewer games to be sent than either of the two has. */
export const withFound = <State extends Kept>(own: State, found: State): State => {
  const missing = found.outbox.filter(({ clientKey }) => own.outbox.every(report => report.clientKey !== clientKey));
  const next = isFurther(own, found) ? found : own;
  return next === own && missing.length === 0 ? own : { ...next, outbox: [...own.outbox, ...missing] };
};
