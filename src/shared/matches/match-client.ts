import {
  type Held,
  isTurnOf,
  type Match,
  type Side,
  withEvent,
  withMatch,
  withMove,
  withPresence,
} from './held-match.ts';
import type { MatchEvent } from '../../../server/features/matches/matches.schema.ts';
import { type ClientState, type Connection, firstState } from './client-state.ts';
import type { Failure, MatchAction, MatchLink, News } from './match-link.ts';
import { type Offset, offsetAfter } from './server-clock.ts';

type Settings = {
  matchId: number;
  userId: number;
  /** The match as it was answered elsewhere: it is shown until it is read. */
  first?: Match | null;
  link: MatchLink;
  /** In the server's words: what it refused. */
  onRefused: (text: string) => void;
  /** A premove became illegal by what the other side played. */
  onPremoveLost: () => void;
  now?: () => number;
};

export type MatchClient = {
  get: () => ClientState;
  subscribe: (listener: () => void) => () => void;
  /** @returns what ends it. */
  start: () => () => void;
  /** Plays a move in UCI; what is not legal, or not this person's turn, changes nothing. */
  play: (uci: string) => void;
  /** Keeps a move in UCI for this person's next turn; null forgets it. */
  setPremove: (uci: string | null) => void;
  /** @returns whether it was done. */
  act: (action: MatchAction) => Promise<boolean>;
  say: (phrase: number) => Promise<boolean>;
};

const POLL_MS = 2_000;
const AGAIN_MS = 1_000;
/** The server takes no more; somebody may think of the first move for days, but of no other for so long. */
const MOST_TOOK_MS = 3 * 3_600_000;
/** For a rematch. */
const REST_MS = 10_000;

/** How long what somebody said stands beside them, and what came later than that is not shown at all. */
const SAID_MS = 8_000;

const isOpen = ({ status }: Match): boolean => status === 'waiting' || status === 'playing';

/**
 * One match, kept as the server has it: by its news, by asking again while there is none, and by reading again whenever
 * the two disagree. A move is shown at once, and sent until the server has answered.
 */
export const createMatchClient = (settings: Settings): MatchClient => {
  const { matchId, userId, link, now = Date.now } = settings;
  let state = firstState(settings.first ?? null);
  let offset: Offset | null = null;
  let isOver = true;
  let isReading = false;
  let isAskedAgain = false;
  let turnSince = now();
  let stopWatching: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silences: Partial<Record<Side, ReturnType<typeof setTimeout>>> = {};
  const listeners = new Set<() => void>();

  const change = (next: Partial<ClientState>): void => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const connected = (next: Partial<Connection>): void => change({ connection: { ...state.connection, ...next } });

  const hold = (held: Held): void => {
    const was = state.held !== null && isTurnOf(state.held, userId);
    const is = isTurnOf(held, userId);
    if (is && !was) turnSince = now();
    change({ held, failure: null });
    if (is && held.premove) playPremove(held.premove);
  };

  const adopt = (match: Match): void => hold(withMatch(state.held, match, offset?.ms ?? 0));

  /** An answer of the server, measured: how long it took says where its clock stands. */
  const ask = async (question: () => Promise<Match>): Promise<void> => {
    const sentAt = now();
    const match = await question();
    const receivedAt = now();
    offset = offsetAfter(offset, { sentAt, receivedAt, serverAt: Date.parse(match.answeredAt) });
    state = { ...state, connection: { ...state.connection, isLost: false, delayMs: receivedAt - sentAt } };
    if (!isOver) adopt(match);
  };

  const failed = (error: unknown): Failure => {
    const failure = link.failureOf(error);
    if (failure.kind === 'unreached') connected({ isLost: true });
    return failure;
  };

  const plan = (ms: number): void => {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(() => void read(), ms);
  };

  const read = async (): Promise<void> => {
    isAskedAgain = isReading;
    if (isReading || isOver) return;
    isReading = true;
    try {
      await ask(() => link.read(matchId));
      watch();
      if (!state.connection.isLive) plan(state.held && isOpen(state.held.match) ? POLL_MS : REST_MS);
    } catch (error) {
      const failure = failed(error);
      if (failure.kind === 'refused') change({ failure });
      else plan(POLL_MS);
    } finally {
      isReading = false;
      // What asked meanwhile may be newer than the answer.
      if (isAskedAgain) void read();
    }
  };

  const hear = (number: number, news: News): void => {
    const { held } = state;
    if (isOver || !held) return;
    if (news.type === 'presence') return change({ held: { ...held, match: withPresence(held.match, news) } });
    const match = withEvent(held.match, number, news);
    if (match === 'unknown') return void read();
    if (match === held.match) return;
    if (news.type === 'phrase') hearPhrase(news);
    if (news.type === 'takeback') state = { ...state, held: { ...held, premove: null } };
    adopt(match);
    // Names, ratings and what was won or lost are not in the news.
    if (news.type === 'start' || news.type === 'end') void read();
  };

  const hearPhrase = ({ by, phrase, at }: MatchEvent): void => {
    const passed = now() - (offset?.ms ?? 0) - at;
    if (!by || !phrase || passed > SAID_MS) return;
    change({ said: { ...state.said, [by]: phrase } });
    clearTimeout(silences[by]);
    silences[by] = setTimeout(() => change({ said: { ...state.said, [by]: undefined } }), SAID_MS);
  };

  const watch = (): void => {
    if (stopWatching || isOver || !state.held) return;
    let wasLive = false;
    stopWatching = link.watch(matchId, state.held.match.events, {
      onNews: hear,
      onLive: isLive => {
        if (isOver) return;
        connected({ isLive });
        // What the news of an outage leave out, such as time that was given back, is read.
        if (isLive) clearTimeout(timer);
        else plan(POLL_MS);
        if (isLive && wasLive) void read();
        wasLive ||= isLive;
      },
    });
  };

  /** Sends a move until there is an answer: sent twice it is refused the second time, and the reading shows it. */
  const submit = async (ply: number, uci: string, took: number): Promise<void> => {
    const isWanted = (): boolean => !isOver && state.held?.sent?.ply === ply && state.held.sent.uci === uci;
    while (isWanted()) {
      try {
        return await ask(() => link.move({ matchId, move: uci, ply, took }));
      } catch (error) {
        const failure = failed(error);
        if (failure.kind === 'unreached' || failure.kind === 'later') {
          await new Promise(resolve => setTimeout(resolve, AGAIN_MS));
          continue;
        }
        if (failure.kind === 'refused') settings.onRefused(failure.text);
        if (state.held && isWanted()) hold({ ...state.held, sent: null });
        return void read();
      }
    }
  };

  /** What is not done at once is not done: nobody wants to resign a minute later. */
  const tryOnce = async (question: () => Promise<Match>): Promise<boolean> => {
    try {
      await ask(question);
      return true;
    } catch (error) {
      const failure = failed(error);
      settings.onRefused(failure.text);
      if (failure.kind === 'conflict') await read();
      return false;
    }
  };

  const play = (uci: string): void => {
    const { held } = state;
    const at = now();
    const next = held && isTurnOf(held, userId) && withMove(held, uci, at);
    if (!next) return;
    change({ held: next });
    void submit(held.match.moves.length, uci, Math.min(MOST_TOOK_MS, Math.max(0, Math.round(at - turnSince))));
  };

  const playPremove = (uci: string): void => {
    const { held } = state;
    if (!held) return;
    change({ held: { ...held, premove: null } });
    play(uci);
    if (!state.held?.sent) settings.onPremoveLost();
  };

  return {
    get: () => state,
    subscribe: listener => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start: () => {
      isOver = false;
      void read();
      return () => {
        isOver = true;
        for (const pending of [timer, ...Object.values(silences)]) clearTimeout(pending);
        stopWatching?.();
        stopWatching = undefined;
      };
    },
    play,
    setPremove: premove => {
      if (state.held?.match.status === 'playing') change({ held: { ...state.held, premove } });
    },
    act: action => tryOnce(() => link.act(action, matchId)),
    say: phrase => tryOnce(() => link.say(phrase, matchId)),
  };
};
