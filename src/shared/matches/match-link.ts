import type { Match, MatchEvent, Presence } from '../../../server/features/matches/matches.schema.ts';

export type MatchAction =
  | 'accept'
  | 'decline'
  | 'resign'
  | 'abort'
  | 'draw'
  | 'takeback'
  | 'rematch'
  | 'claim'
  | 'commentary';
type SentMove = { matchId: number; move: string; ply: number; took?: number };
export type News = MatchEvent | ({ type: 'presence' } & Presence);

/**
 * Why the server did not do what was asked: it knows another game than this device ('conflict'), it cannot answer now
 * ('later'), nobody could be reached ('unreached'), or it will not ('refused', with its words).
 */
export type Failure = { kind: 'conflict' | 'later' | 'unreached' | 'refused'; text: string };

export type Watcher = {
  onNews: (number: number, news: News) => void;
  /** Whether news comes by itself; while it does not, the match is asked for again and again. */
  onLive: (isLive: boolean) => void;
};

/** What a match needs of the network. Promises are rejected with what `failureOf` understands. */
export type MatchLink = {
  read: (matchId: number) => Promise<Match>;
  move: (move: SentMove) => Promise<Match>;
  act: (action: MatchAction, matchId: number) => Promise<Match>;
  say: (phrase: number, matchId: number) => Promise<Match>;
  /** @returns what ends it. */
  watch: (matchId: number, after: number, watcher: Watcher) => () => void;
  failureOf: (error: unknown) => Failure;
};
