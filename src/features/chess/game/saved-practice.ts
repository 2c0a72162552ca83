/** How a practice game is stored between two visits, and how it continues. */
import { z } from 'zod';
import { AiMoveInput } from '../../../../server/features/chess/chess.schema.ts';
import { SaveGameInput } from '../../../../server/features/games/games.schema.ts';
import { isReport } from '../../../shared/games/game-report.ts';
import { running, stopped } from '../../../board/clocks.ts';
import { toUci } from '../../../../server/rules/played-move.ts';
import { replay, statusOf, turnOf } from '../../../board/game.ts';
import { CLOCK_MS, type Practice, waiting } from './practice-game.ts';

const Milliseconds = z.number().min(0).max(CLOCK_MS);

const Saved = z.object({
  level: AiMoveInput.shape.difficulty,
  commentary: z.boolean(),
  /** The game that was being played: its mark, its moves in UCI and what the clocks showed. */
  game: z
    .object({ key: z.string(), moves: z.array(z.string()), left: z.object({ w: Milliseconds, b: Milliseconds }) })
    .nullable(),
  outbox: z.array(SaveGameInput),
});
type Saved = z.infer<typeof Saved>;

/** The remaining times are stored, so that nobody loses time while the page is closed. */
export const toSaved = ({ level, commentary, phase, game, clocks, outbox }: Practice, now: number): Saved => ({
  level,
  commentary,
  outbox: [...outbox],
  game:
    phase.is === 'playing' ? { key: phase.key, moves: game.moves.map(toUci), left: stopped(clocks, now).left } : null,
});

/** Continues the game; the clock of the side to move runs from `now`. Unreadable data gives a new game. */
export const fromSaved = (saved: unknown, now: number): Practice => {
  const { data } = Saved.safeParse(saved);
  if (!data) return waiting();
  const rested = { ...waiting(data.level, data.commentary), outbox: data.outbox.filter(isReport) };
  const game = data.game && replay(data.game.moves);
  if (!data.game || !game || statusOf(game).kind !== 'ongoing') return rested;
  return {
    ...rested,
    phase: { is: 'playing', key: data.game.key },
    game,
    clocks: running({ left: data.game.left, running: null }, turnOf(game), now),
  };
};
