/** A match's clock, as its row holds it. */
import type { MatchClock } from '../../rules/match-clock.ts';
import type { matches } from '../../../db/schema/matches.ts';

type HeldMatch = typeof matches.$inferSelect;

export const clockOf = (match: HeldMatch): MatchClock => ({
  left: { white: match.whiteMs, black: match.blackMs },
  lag: { white: match.whiteLag, black: match.blackLag },
  running: match.running && match.runningSince && { side: match.running, since: match.runningSince.getTime() },
});

export const clockColumns = ({ left, lag, running }: MatchClock) => ({
  whiteMs: left.white,
  blackMs: left.black,
  whiteLag: lag.white,
  blackLag: lag.black,
  running: running?.side ?? null,
  runningSince: running && new Date(running.since),
});
