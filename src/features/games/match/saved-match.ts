/** How a match is stored between two visits, and how it continues. */
import { z } from 'zod';
import { SaveGameInput } from '../../../../server/features/games/games.schema.ts';
import { isReport } from '../../../shared/games/game-report.ts';
import { running, stopped } from '../../../board/clocks.ts';
import { toUci } from '../../../../server/rules/played-move.ts';
import { replay, turnOf } from '../../../board/game.ts';
import { outcomeOnBoard } from '../../../board/outcome.ts';
import { isUnsaved, type Match, waiting } from './match-game.ts';
import { clockMsOf, type MatchMode } from '../modes/modes.ts';

const Side = z.enum(['w', 'b']);
const Milliseconds = z.number().min(0);

/** The endings that do not follow from the position. */
const ToldOutcome = z.discriminatedUnion('by', [
  z.object({ by: z.literal('time'), winner: Side.nullable() }),
  z.object({ by: z.literal('resignation'), winner: Side }),
  z.object({ by: z.literal('agreement') }),
]);

const Saved = z.object({
  /** The match on the board: its mark, its moves in UCI, what the clocks showed, how it ended. */
  game: z
    .object({
      key: z.string(),
      moves: z.array(z.string()),
      left: z.object({ w: Milliseconds, b: Milliseconds }),
      ended: ToldOutcome.nullable(),
    })
    .nullable(),
  outbox: z.array(SaveGameInput),
});
type Saved = z.infer<typeof Saved>;

/**
 * A match in progress, or one that is not on the server yet. The remaining times are stored, so that nobody loses time
 * while the page is closed.
 */
export const toSaved = (match: Match, now: number): Saved | null => {
  const game = gameToSave(match, now);
  return game || match.outbox.length > 0 ? { game, outbox: [...match.outbox] } : null;
};

const gameToSave = (match: Match, now: number): Saved['game'] => {
  const { phase, game, clocks } = match;
  if (phase.is === 'waiting' || (phase.is === 'finished' && !isUnsaved(match))) return null;
  const ended =
    phase.is === 'finished' && phase.outcome.by !== 'checkmate' && phase.outcome.by !== 'draw' ? phase.outcome : null;
  return { key: phase.key, moves: game.moves.map(toUci), left: stopped(clocks, now).left, ended };
};

/** Continues the game; the clock of the side to move runs from `now`. Unreadable data gives a new game. */
export const fromSaved = (mode: MatchMode, saved: unknown, now: number): Match => {
  const { data } = Saved.safeParse(saved);
  if (!data) return waiting(mode);
  const rested = { ...waiting(mode), outbox: data.outbox.filter(isReport) };
  const game = data.game && replay(data.game.moves);
  if (!data.game || !game || Math.max(data.game.left.w, data.game.left.b) > clockMsOf(mode)) return rested;
  const { key, left, ended } = data.game;
  const outcome = outcomeOnBoard(game) ?? ended;
  const clocks = { left, running: null };
  if (outcome) return { ...rested, phase: { is: 'finished', key, outcome, isDelivered: false }, game, clocks };
  return { ...rested, phase: { is: 'playing', key }, game, clocks: running(clocks, turnOf(game), now) };
};
