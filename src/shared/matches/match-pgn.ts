import { toPgn } from '../../board/pgn.ts';
import type { MatchView } from './match-view.ts';

/** The match so far as PGN. `event`: what it is called there, unless by what is at stake. */
export const pgnOf = ({ match, game }: MatchView, event?: string): string =>
  toPgn(game, {
    event: event ?? (match.rated ? 'Partida valendo rating' : 'Partida amistosa'),
    white: match.white.name,
    black: match.black.name,
    result: match.result,
    date: new Date(match.createdAt),
  });
