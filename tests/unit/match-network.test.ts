/** Two browsers and a server at one game, over a network that loses, delays, doubles and reorders. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { extent } from '../../server/harness/extent.ts';
import { timeLeft } from '../../server/rules/match-clock.ts';
import { movesIn } from '../../server/rules/legal-moves.ts';
import type { Side } from '../../server/rules/moves.ts';
import { toUci } from '../../server/rules/played-move.ts';
import { shownOf } from '../../src/shared/matches/held-match.ts';
import { createMatchClient, type MatchClient } from '../../src/shared/matches/match-client.ts';
import { createFakeSchool, type FakeSchool, type Network, PLAYERS } from '../support/fake-match-school.ts';

const GAMES = Number(process.env.MATCH_GAMES ?? extent(6, 10_000));
const TURNS = extent(40, 60);
const SIDES = ['white', 'black'] as const;
/** Some are legal when their turn comes. */
const PREMOVES = ['e7e5', 'g8f6', 'd2d4', 'b1c3', 'e5d4', 'e4d5', null];
/** In seconds: one in which nobody's flag falls, and one in which many do. */
const CONTROLS = [
  { base: 300, increment: 2 },
  { base: 20, increment: 0 },
];
/** How wrong the devices' own clocks are. */
const AHEAD_MS = { white: 90_000, black: -3_000 };
/** By at most so much one way takes longer than the other; half of that is how wrong the clocks may be. */
const DELAYS_MS = [100, 300];

// The fake ones wait a millisecond for each timer.
const turnOfLoop = setImmediate;
const nothingIsLeftToDo = (): Promise<void> => new Promise(resolve => turnOfLoop(resolve));

/** Lets time pass, timer by timer. */
const pass = async (ms: number): Promise<void> => {
  let isOver = false;
  setTimeout(() => (isOver = true), ms);
  await nothingIsLeftToDo();
  while (!isOver) {
    vi.advanceTimersToNextTimer();
    await nothingIsLeftToDo();
  }
};

/** The same numbers for the same seed. */
const seeded = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};

const matchOf = (client: MatchClient) => {
  const { held } = client.get();
  if (!held) throw new Error('The match is not there yet');
  return held.match;
};

type Random = () => number;
const oneOf = <T>(random: Random, all: readonly T[]): T | undefined => all[Math.floor(random() * all.length)];

/** What somebody does, and what happens to their network. */
const act = (random: Random, client: MatchClient, side: Side, school: FakeSchool): void => {
  const { held } = client.get();
  if (!held) return;
  const { fen, turn } = shownOf(held);
  const chance = random();
  const own = chance < 0.6 && turn === side ? oneOf(random, movesIn(fen)) : undefined;
  if (chance < 0.6) client.play(own ? toUci(own) : 'e2e4');
  else if (chance < 0.7) client.setPremove(oneOf(random, PREMOVES) ?? null);
  else if (chance < 0.74) void client.act('takeback');
  else if (chance < 0.76) void client.act('decline');
  else if (chance < 0.77) void client.act('draw');
  else if (chance < 0.772) void client.act('resign');
  else if (chance < 0.8) school.cut(side, random() < 0.5 ? 'all' : 'answers');
  else school.mend(side);
};

/** How far a screen's clock is from the server's, when it has heard all that there is. */
const clockError = (client: MatchClient, side: Side, school: FakeSchool): number => {
  const { held } = client.get();
  if (!held || held.sent || held.match.events !== school.events()) return 0;
  const now = Date.now() + AHEAD_MS[side];
  const errors = SIDES.map(of => Math.abs(timeLeft(held.clock, of, now) - school.left(of)));
  return Math.max(...errors);
};

type Finished = { endings: Set<string>; worstClockMs: number };

const playGame = async (game: number, { endings, worstClockMs }: Finished): Promise<Finished> => {
  const random = seeded(game + 1);
  const delayMs = DELAYS_MS[game % DELAYS_MS.length]!;
  const network: Network = { delayMs, doubles: 0.2, reorders: 0.2, hasSocket: true };
  const school = createFakeSchool(random, CONTROLS[game % 3 === 0 ? 1 : 0]);
  const open = (side: Side): MatchClient =>
    createMatchClient({
      matchId: 1,
      userId: PLAYERS[side],
      link: school.link(side, network),
      onRefused: () => undefined,
      onPremoveLost: () => undefined,
      now: () => Date.now() + AHEAD_MS[side],
    });
  const clients = { white: open('white'), black: open('black') };
  const ends = SIDES.map(side => clients[side].start());
  await pass(5_000);
  let worst = worstClockMs;
  for (let turn = 0; turn < TURNS && school.ending().status === 'playing'; turn += 1) {
    for (const side of SIDES) act(random, clients[side], side, school);
    await pass(Math.floor(random() * 1_500));
    school.look();
    if (delayMs === DELAYS_MS[0])
      worst = Math.max(worst, ...SIDES.map(side => clockError(clients[side], side, school)));
  }
  for (const side of SIDES) school.mend(side);
  await pass(20_000);
  school.look();
  await pass(5_000);
  for (const side of SIDES) {
    const match = matchOf(clients[side]);
    expect(match.moves.map(({ san }) => san)).toEqual(school.sans());
    expect(match).toMatchObject({ fen: school.fen(), ...school.ending() });
    expect(clockError(clients[side], side, school)).toBeLessThanOrEqual(delayMs / 2);
  }
  expect(school.ends()).toBe(school.ending().status === 'playing' ? 0 : 1);
  endings.add(school.ending().ending ?? 'none');
  for (const end of ends) end();
  vi.clearAllTimers();
  return { endings, worstClockMs: worst };
};

beforeAll(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }));
afterAll(() => void vi.useRealTimers());

test(
  'both screens and the server come to the same game and clocks, and none ends twice',
  { timeout: extent(60_000, 1_800_000) },
  async () => {
    let finished: Finished = { endings: new Set(), worstClockMs: 0 };
    for (let game = 0; game < GAMES; game += 1) finished = await playGame(game, finished);
    expect(finished.worstClockMs).toBeLessThanOrEqual(50);
    expect(finished.endings).toContain('time');
  },
);
