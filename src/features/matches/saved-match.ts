/** A match between two visits: what is written down of it, and how it goes on. */
import { z } from 'zod';
import { running, stopped } from '../../board/clocks.ts';
import { replay, toUci, turnOf } from '../../board/game.ts';
import { outcomeOnBoard } from '../../board/outcome.ts';
import { isUnsaved, type Match, waiting } from './match-game.ts';
import { clockMsOf, type MatchMode } from './modes.ts';

const Side = z.enum(['w', 'b']);
const Milliseconds = z.number().min(0);

/** The ends that the board does not tell. */
const ToldOutcome = z.discriminatedUnion('by', [
  z.object({ by: z.literal('time'), winner: Side.nullable() }),
  z.object({ by: z.literal('resignation'), winner: Side }),
  z.object({ by: z.literal('agreement') }),
]);

const Saved = z.object({
  key: z.string(),
  /** In UCI. */
  moves: z.array(z.string()),
  /** What the clocks showed. */
  left: z.object({ w: Milliseconds, b: Milliseconds }),
  ended: ToldOutcome.nullable(),
});
type Saved = z.infer<typeof Saved>;

/**
 * A match that is being played, or that the server has not got yet. The clocks are written down as they stand, so that nobody loses
 * time while the page is closed.
 */
export const toSaved = (match: Match, now: number): Saved | null => {
  const { phase, game, clocks } = match;
  if (phase.is === 'waiting' || (phase.is === 'finished' && !isUnsaved(match))) return null;
  const ended = phase.is === 'finished' && phase.outcome.by !== 'checkmate' && phase.outcome.by !== 'draw' ? phase.outcome : null;
  return { key: phase.key, moves: game.moves.map(toUci), left: stopped(clocks, now).left, ended };
};

/** Goes on where it was, the clock of the side to move running from `now`. What cannot be read is a new beginning. */
export const fromSaved = (mode: MatchMode, saved: unknown, now: number): Match => {
  const rested = waiting(mode);
  const { data } = Saved.safeParse(saved);
  const game = data && replay(data.moves);
  const isTooLong = data && Math.max(data.left.w, data.left.b) > clockMsOf(mode);
  if (!game || isTooLong) return rested;
  const { key, left, ended } = data;
  const outcome = outcomeOnBoard(game) ?? ended;
  const clocks = { left, running: null };
  if (outcome) return { mode, phase: { is: 'finished', key, outcome, savedAs: null }, game, clocks };
  return { mode, phase: { is: 'playing', key }, game, clocks: running(clocks, turnOf(game), now) };
};
