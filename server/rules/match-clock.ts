import type { Side } from './moves.ts';

/**
 * The two clocks of a game, in milliseconds; at most one runs. Time is passed in: nothing here reads a clock. Each
 * side's clock starts with its first move, so the first move of each side takes none of its time.
 */
export type MatchClock = {
  left: Record<Side, number>;
  /** The delay of the network that can still be given back to each side. */
  lag: Record<Side, number>;
  running: { side: Side; since: number } | null;
};

/** In seconds. */
export type TimeControl = { base: number; increment: number };

const S = 1_000;

/** The length of a game by its time control: base and forty increments, as lila counts. */
const expectedSeconds = ({ base, increment }: TimeControl): number => base + 40 * increment;

/** What a move adds to the delay that can be given back, as in lila (scalachess, `LagTracker`). */
const lagGain = (control: TimeControl): number => {
  const seconds = expectedSeconds(control);
  if (seconds >= 180) return 1_000;
  if (seconds <= 15) return 200;
  if (seconds <= 30) return 350;
  return (seconds / 4 + 30) * 10;
};
const LAG_AT_START = 3;
const LAG_AT_MOST = 7;
/** How much later than the clock says a flag falls, so that a move on its way still arrives. */
const GRACE_AT_MOST = 1_000;

export const newClock = (control: TimeControl): MatchClock => {
  const [time, lag] = [control.base * S, Math.round(lagGain(control) * LAG_AT_START)];
  return { left: { white: time, black: time }, lag: { white: lag, black: lag }, running: null };
};

/** The time a side has left: never below zero, and never more because the system's clock was set back. */
export const timeLeft = ({ left, running }: MatchClock, side: Side, now: number): number =>
  running?.side === side ? Math.max(0, left[side] - Math.max(0, now - running.since)) : left[side];

/** When the flag of the running clock falls. */
export const flagFallsAt = ({ left, lag, running }: MatchClock): number | null =>
  running && running.since + left[running.side] + Math.min(lag[running.side], GRACE_AT_MOST);

/** The side whose flag has fallen. */
export const fallenFlag = (clock: MatchClock, now: number): Side | null => {
  const at = flagFallsAt(clock);
  return at !== null && now >= at ? (clock.running?.side ?? null) : null;
};

type Press = {
  side: Side;
  now: number;
  /** How many half-moves were played before this one. */
  ply: number;
  /** How long the player's own device says the move took. */
  took?: number | undefined;
};

/** The clock after a move, and how long the move took; no clock when the move came after the time was up. */
export const pressed = (
  clock: MatchClock,
  control: TimeControl,
  { side, now, ply, took }: Press,
): { clock: MatchClock; ms: number } | null => {
  const { running } = clock;
  const next = ply >= 1 ? { side: side === 'white' ? ('black' as const) : ('white' as const), since: now } : null;
  if (running?.side !== side) return { clock: { ...clock, running: next }, ms: 0 };
  const elapsed = Math.max(0, now - running.since);
  const delay = took === undefined ? 0 : Math.max(0, elapsed - Math.max(0, took));
  const givenBack = Math.min(delay, clock.lag[side]);
  const ms = elapsed - givenBack;
  const rest = clock.left[side] - ms;
  if (rest <= 0) return null;
  const gain = lagGain(control);
  return {
    ms,
    clock: {
      left: { ...clock.left, [side]: rest + control.increment * S },
      lag: {
        ...clock.lag,
        [side]: Math.round(Math.min(clock.lag[side] + gain - givenBack, gain * LAG_AT_MOST)),
      },
      running: next,
    },
  };
};

/** Both clocks as they stand, and neither runs. */
export const stoppedClock = (clock: MatchClock, now: number): MatchClock => ({
  ...clock,
  left: { white: timeLeft(clock, 'white', now), black: timeLeft(clock, 'black', now) },
  running: null,
});

/** The same with the running clock handed to a side, as after a takeback. */
export const handedTo = (clock: MatchClock, side: Side | null, now: number): MatchClock => ({
  ...stoppedClock(clock, now),
  running: side && { side, since: now },
});

/** The clock with that much time for a side; what runs goes on. */
export const withTime = (clock: MatchClock, side: Side, ms: number, now: number): MatchClock => {
  const stopped = stoppedClock(clock, now);
  const running = clock.running && { ...clock.running, since: now };
  return { ...stopped, left: { ...stopped.left, [side]: ms }, running };
};

/** How long a player may be away before the other can claim the game: by the base of the time control. */
export const awayMs = ({ base }: TimeControl): number => (base <= 300 ? 30 : base <= 900 ? 60 : 120) * S;

/** The clock with the time between two moments given back, in which nobody was there to receive a move. */
export const clockAfterOutage = (clock: MatchClock, { from, to }: { from: number; to: number }): MatchClock => {
  const { running } = clock;
  if (!running) return clock;
  // The side to move had used the time before the outage.
  const used = Math.max(0, from - running.since);
  return { ...clock, running: { ...running, since: to - used } };
};
