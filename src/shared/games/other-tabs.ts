/** One game can be open in two tabs of a browser: what each tab has to take over from what the other stored. */
import type { Game } from '../../board/game.ts';
import type { Report } from './game-report.ts';

type Kept = {
  readonly phase: { readonly is: 'waiting' } | { readonly is: 'playing' | 'finished'; readonly key: string };
  readonly game: Game;
  readonly outbox: readonly Report[];
};

const keyOf = ({ phase }: Kept): string | null => (phase.is === 'waiting' ? null : phase.key);

/** Whether the other tab is ahead. A game that ended here stays on the screen until another one starts there. */
const isFurther = (own: Kept, found: Kept): boolean => {
  if (keyOf(own) !== keyOf(found)) return found.phase.is === 'playing' || own.phase.is === 'playing';
  return (
    own.phase.is === 'playing' && (found.phase.is === 'finished' || found.game.moves.length > own.game.moves.length)
  );
};

/** The state a tab continues with. It keeps every unsent game of both. */
export const withFound = <State extends Kept>(own: State, found: State): State => {
  const missing = found.outbox.filter(({ clientKey }) => own.outbox.every(report => report.clientKey !== clientKey));
  const next = isFurther(own, found) ? found : own;
  return next === own && missing.length === 0 ? own : { ...next, outbox: [...own.outbox, ...missing] };
};
