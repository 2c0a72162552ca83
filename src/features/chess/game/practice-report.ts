import type { Report } from '../../../shared/games/game-report.ts';
import { type Game, toUci } from '../../../board/game.ts';
import { resultOf } from '../../../board/outcome.ts';
import type { Level, Outcome } from './practice-game.ts';

/** What each side has for the whole game, in seconds. */
export const CLOCK_SECONDS = 600;

type Finished = { key: string; level: Level; game: Game; outcome: Outcome };

/** What the server is told of a finished game; it knows who played and when. */
export const reportOf = ({ key, level, game, outcome }: Finished): Report => ({
  mode: 'practice',
  timeControl: String(CLOCK_SECONDS),
  difficulty: level,
  pgn: game.moves.map(toUci).join(' '),
  result: resultOf(outcome),
  // The other ends the board tells.
  ...((outcome.by === 'time' || outcome.by === 'resignation') && { ending: outcome.by }),
  clientKey: key,
});
