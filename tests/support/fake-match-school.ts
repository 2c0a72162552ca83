/** One match at a real table, and a network to it that can be cut: for tests of what the browser makes of it. */
import { AppError } from '../../server/errors.ts';
import { toMatch } from '../../server/features/matches/match-output.ts';
import type { Match } from '../../server/features/matches/matches.schema.ts';
import { abort, claim, resign } from '../../server/features/matches/endings.ts';
import { decline, draw, takeBack } from '../../server/features/matches/offers.ts';
import { say } from '../../server/features/matches/phrases.service.ts';
import { clockOf } from '../../server/features/matches/clock-columns.ts';
import { begin, play, settled, type HeldMatch, type Table } from '../../server/features/matches/table.ts';
import { newClock, timeLeft, type TimeControl } from '../../server/rules/match-clock.ts';
import type { Side } from '../../server/rules/moves.ts';
import type { MatchAction, MatchLink, Watcher } from '../../src/shared/matches/match-link.ts';

const NOBODY_KNOWN = { people: new Map(), roundGames: new Set<number>() };

export const PLAYERS: Record<Side, number> = { white: 1, black: 2 };

export type Network = { delayMs: number; doubles: number; reorders: number; hasSocket: boolean };
export const FINE: Network = { delayMs: 20, doubles: 0, reorders: 0, hasSocket: true };

class Unreached extends Error {}

const CONTROL: TimeControl = { base: 300, increment: 2 };

/** A challenge between two people, as a row. */
export const waitingMatch = (now: number, control = CONTROL): HeldMatch => {
  const clock = newClock(control);
  return {
    id: 1,
    opponent: 'person',
    creatorId: PLAYERS.white,
    whiteId: PLAYERS.white,
    blackId: PLAYERS.black,
    level: null,
    firstMoveMs: null,
    color: 'white',
    ...control,
    rated: true,
    status: 'waiting',
    result: null,
    ending: null,
    whiteMs: clock.left.white,
    blackMs: clock.left.black,
    whiteLag: clock.lag.white,
    blackLag: clock.lag.black,
    running: null,
    runningSince: null,
    whiteSeenAt: null,
    blackSeenAt: null,
    dueAt: null,
    pausedAt: null,
    notice: null,
    noticeBy: null,
    noticeSide: null,
    noticePly: null,
    offer: null,
    offerBy: null,
    rematchId: null,
    whiteRating: 1_200,
    blackRating: 1_200,
    whiteChange: null,
    blackChange: null,
    events: 0,
    createdAt: new Date(now),
    endedAt: null,
  };
};

type Action = (table: Table, side: Side, now: number) => Table;
const actions: Partial<Record<MatchAction, Action>> = {
  draw,
  takeback: takeBack,
  decline,
  resign,
  claim,
  abort: (table, _side, now) => abort(table, now),
};

export const createFakeSchool = (random: () => number = () => 0.5, control = CONTROL) => {
  const waiting = waitingMatch(Date.now(), control);
  let table = begin({ match: waiting, moves: [], events: [] }, waiting, Date.now());
  let isHidden = false;
  const cuts: Record<Side, 'all' | 'answers' | null> = { white: null, black: null };
  const watchers = new Set<{ side: Side; network: Network; last: number; watcher: Watcher }>();

  const later = (network: Network, act: () => void, factor = 1): void =>
    void setTimeout(act, Math.round(network.delayMs * (0.2 + random()) * factor));

  const send = (to: { side: Side; network: Network; last: number; watcher: Watcher }): void => {
    if (cuts[to.side]) return;
    for (const [i, event] of table.events.entries()) {
      const number = i + 1;
      if (number <= to.last) continue;
      to.last = number;
      const tell = (): void => to.watcher.onNews(number, event);
      later(to.network, tell, random() < to.network.reorders ? 3 : 1);
      if (random() < to.network.doubles) later(to.network, tell, 2);
    }
  };
  const set = (next: Table): void => {
    table = next;
    for (const watcher of watchers) send(watcher);
  };
  const change = (action: (table: Table) => Table): Match => {
    set(settled(table, Date.now()));
    set(action(table));
    return toMatch(table, NOBODY_KNOWN, Date.now());
  };
  const answerOf = (): Match => {
    const match = toMatch(table, NOBODY_KNOWN, Date.now());
    // Without their names, players are known by their ids all the same.
    return {
      ...match,
      white: { ...match.white, kind: 'person', userId: PLAYERS.white },
      black: { ...match.black, kind: 'person', userId: PLAYERS.black },
    };
  };

  const asked = (side: Side, network: Network, work: () => unknown): Promise<Match> =>
    new Promise((resolve, reject) => {
      if (cuts[side] === 'all') return later(network, () => reject(new Unreached()));
      later(network, () => {
        let done: () => void;
        try {
          if (isHidden) throw new AppError('gameNotFound');
          work();
          const match = answerOf();
          done = () => resolve(match);
        } catch (error) {
          done = () => reject(error as Error);
        }
        later(network, () => (cuts[side] ? reject(new Unreached()) : done()));
      });
    });

  return {
    link: (side: Side, network: Network): MatchLink => ({
      read: () => asked(side, network, () => undefined),
      move: ({ move, ply, took }) =>
        asked(side, network, () => change(current => play(current, side, { move, ply, took }, Date.now()))),
      act: action =>
        asked(side, network, () => {
          const act = actions[action];
          if (act) change(current => act(current, side, Date.now()));
        }),
      say: phrase => asked(side, network, () => change(current => say(current, side, phrase, Date.now()))),
      failureOf: error => {
        if (!(error instanceof AppError)) return { kind: 'unreached', text: 'Sem conexão' };
        return { kind: error.code === 'CONFLICT' ? 'conflict' : 'refused', text: error.message };
      },
      watch: (_matchId, after, watcher) => {
        if (!network.hasSocket) return () => undefined;
        const entry = { side, network, last: after, watcher };
        watchers.add(entry);
        if (!cuts[side]) later(network, () => watcher.onLive(true));
        send(entry);
        return () => void watchers.delete(entry);
      },
    }),
    cut: (side: Side, what: 'all' | 'answers'): void => {
      cuts[side] = what;
      for (const entry of watchers) if (entry.side === side) entry.watcher.onLive(false);
    },
    mend: (side: Side): void => {
      if (!cuts[side]) return;
      cuts[side] = null;
      for (const entry of watchers) {
        if (entry.side !== side) continue;
        entry.watcher.onLive(true);
        send(entry);
      }
    },
    play: (side: Side, move: string): void =>
      void change(current => play(current, side, { move, ply: current.moves.length }, Date.now())),
    /** What the server does by itself: flags fall. */
    look: (): void => set(settled(table, Date.now())),
    hide: (): void => {
      isHidden = true;
    },
    events: (): number => table.events.length,
    sans: (): string[] => table.moves.map(({ san }) => san),
    fen: (): string => answerOf().fen,
    left: (side: Side): number => timeLeft(clockOf(table.match), side, Date.now()),
    ending: (): Pick<Match, 'status' | 'result' | 'ending'> => {
      const { status, result, ending } = answerOf();
      return { status, result, ending };
    },
    ends: (): number => table.events.filter(({ type }) => type === 'end').length,
  };
};
export type FakeSchool = ReturnType<typeof createFakeSchool>;
