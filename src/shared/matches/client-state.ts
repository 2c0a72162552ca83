import { type Held, type Match, type Side, withMatch } from './held-match.ts';
import type { Failure } from './match-link.ts';

export type Connection = {
  /** News comes by itself; otherwise the match is asked for every two seconds. */
  isLive: boolean;
  /** The last question had no answer. */
  isLost: boolean;
  /** How long the last answer took, in milliseconds. */
  delayMs: number | null;
};

export type ClientState = {
  held: Held | null;
  connection: Connection;
  /** Why there is nothing to show. */
  failure: Failure | null;
  /** What each side has just said: a phrase's number. */
  said: Partial<Record<Side, number>>;
};

/** Before the server is asked: with the match as it was answered elsewhere, if it was. */
export const firstState = (match: Match | null): ClientState => ({
  held: match && withMatch(null, match, 0),
  connection: { isLive: false, isLost: false, delayMs: null },
  failure: null,
  said: {},
});
