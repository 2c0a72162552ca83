import { claimIn } from '../../../server/rules/endings.ts';
import { START_FEN } from '../../board/game.ts';
import { opposite } from '../../board/squares.ts';
import type { MatchAction } from './match-link.ts';
import { sideOf, type MatchView } from './match-view.ts';

/** Each side has moved, so nobody can call the game off any more. */
export const ABORTABLE_PLIES = 2;

const canClaimDraw = ({ game }: MatchView): boolean =>
  claimIn([START_FEN, ...game.moves.map(({ fen }) => fen)]) !== undefined;

const isOtherAway = ({ match, own }: MatchView): boolean => own !== null && match.away[sideOf(opposite(own))];

/** What the viewer asks for with a claim. */
export const claimText = (view: MatchView): string => (isOtherAway(view) ? 'Pedir a vitória' : 'Pedir empate');

const hasMoved = ({ game, own }: MatchView): boolean =>
  own === null ? game.moves.length > 0 : game.moves.some(({ color }) => color === own);

/** What the viewer can do now, apart from moving: what the server would not refuse. */
export const actionsIn = (view: MatchView): ReadonlySet<MatchAction> => {
  const { match, game, isPlayer, isCreator } = view;
  if (match.status === 'waiting' && isCreator) return new Set(['abort']);
  if (!isPlayer) return new Set();
  if (match.status === 'waiting') return new Set(['accept', 'decline']);
  // From a tournament's game one goes back to it: in an arena the next one would be lost over a rematch.
  if (match.status === 'finished') return new Set(match.rematchId === null && !match.ofRound ? ['rematch'] : []);
  if (match.status !== 'playing') return new Set();
  const isEngine = match.level !== null;
  const isBegun = game.moves.length >= ABORTABLE_PLIES;
  const mayAbort = !isBegun && !match.ofRound;
  if (match.paused) return new Set([mayAbort ? 'abort' : 'resign']);
  const offered = match.offer?.kind;
  const possible: [MatchAction, boolean][] = [
    ['abort', mayAbort],
    ['resign', !mayAbort],
    ['draw', isBegun && !isEngine && offered !== 'draw'],
    ['takeback', hasMoved(view) && offered !== 'takeback'],
    ['claim', canClaimDraw(view) || (isBegun && isOtherAway(view))],
  ];
  return new Set(possible.flatMap(([action, is]) => (is ? [action] : [])));
};
