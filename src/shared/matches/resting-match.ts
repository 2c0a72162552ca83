import { START_FEN } from '../../board/game.ts';
import type { Match } from './held-match.ts';
import { type MatchView, viewOf } from './match-view.ts';

type Asked = Pick<Match, 'white' | 'black' | 'base' | 'level'> & { creatorId: number };

/** A board at rest before a match is asked for: the pieces at home, and the time that each side will have. */
export const restingView = ({ creatorId, base, ...asked }: Asked, now: Date): MatchView => {
  const clocks = { white: base * 1_000, black: base * 1_000 };
  const match: Match = {
    ...asked,
    id: 0,
    creatorId,
    base,
    increment: 0,
    rated: false,
    status: 'waiting',
    result: '*',
    ending: null,
    fen: START_FEN,
    moves: [],
    clocks,
    running: null,
    turn: 'white',
    offer: null,
    paused: false,
    firstMoveMs: null,
    notice: null,
    rematchId: null,
    ofRound: false,
    ratingChange: { white: null, black: null },
    away: { white: false, black: false },
    here: { white: true, black: true },
    events: 0,
    createdAt: now.toISOString(),
    endedAt: null,
    answeredAt: now.toISOString(),
  };
  const clock = { left: clocks, lag: { white: 0, black: 0 }, running: null };
  return viewOf({ match, clock, firstMoveBy: null, sent: null, premove: null }, creatorId, null);
};

/** Nobody but the player: the other side of such a board. */
export const nobody = (kind: 'engine' | 'board', name: string): Match['white'] => ({
  kind,
  userId: null,
  name,
  rating: null,
  provisional: false,
});
export const somebody = ({ id, fullName }: { id: number; fullName: string }): Match['white'] => ({
  kind: 'person',
  userId: id,
  name: fullName,
  rating: null,
  provisional: false,
});
