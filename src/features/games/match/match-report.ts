import type { SaveGameInput } from '../../../../server/features/games/games.schema.ts';
import { modeLabels } from '../../../shared/games/game-labels.ts';
import type { Report } from '../../../shared/games/game-report.ts';
import { toUci } from '../../../../server/rules/played-move.ts';
import { resultOf } from '../../../board/outcome.ts';
import { type GameResult, toPgn } from '../../../board/pgn.ts';
import { isUnsaved, type Match } from './match-game.ts';
import { TIME_CONTROLS } from '../modes/modes.ts';
import { OPPONENT } from './match-labels.ts';

type ToldEnding = NonNullable<SaveGameInput['ending']>;

/** The match in PGN: the signed-in user plays White. */
export const pgnOf = (
  { mode, phase, game }: Pick<Match, 'mode' | 'phase' | 'game'>,
  white: string,
  date: Date,
): string => {
  const result: GameResult = phase.is === 'finished' ? resultOf(phase.outcome) : '*';
  return toPgn(game, { event: `Partida ${modeLabels[mode].toLowerCase()}`, white, black: OPPONENT, result, date });
};

/**
 * The report on a finished match that is not on the server; null when there is nothing to send. The server knows the
 * player and the time.
 */
export const reportOf = (match: Match): Report | null => {
  const { mode, phase } = match;
  if (phase.is !== 'finished' || !isUnsaved(match)) return null;
  const { outcome, key } = phase;
  const ending: ToldEnding | null = outcome.by === 'checkmate' || outcome.by === 'draw' ? null : outcome.by;
  return {
    mode,
    timeControl: String(TIME_CONTROLS[mode].seconds),
    pgn: match.game.moves.map(toUci).join(' '),
    result: resultOf(outcome),
    clientKey: key,
    ...(ending && { ending }),
  };
};
