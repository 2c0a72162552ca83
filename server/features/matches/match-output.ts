import { CHARACTERS } from '../games/level-lists.schema.ts';
import type { Read } from '../../../db/client.ts';
import type { Side } from '../../rules/moves.ts';
import { findPeople, findRoundGames, type Person } from './matches.queries.ts';
import type { Match } from './matches.schema.ts';
import { presenceIn } from './presence.ts';
import { snapshot, turnOf, type Table } from './table.ts';

type Player = Match['white'];

/** Who plays a side. */
export const playerOf = ({ match }: Pick<Table, 'match'>, side: Side, people: ReadonlyMap<number, Person>): Player => {
  const [userId, rating] = side === 'white' ? [match.whiteId, match.whiteRating] : [match.blackId, match.blackRating];
  const person = userId === null ? undefined : people.get(userId);
  if (person)
    return {
      kind: 'person',
      userId,
      name: person.fullName,
      rating: rating ?? person.rating,
      provisional: person.provisional,
    };
  if (match.level)
    return { kind: 'engine', userId: null, name: `IA (${CHARACTERS[match.level].name})`, rating, provisional: false };
  const kind = match.opponent === 'board' ? 'board' : 'anyone';
  return { kind, userId: null, name: 'Oponente', rating: null, provisional: false };
};

const idsIn = ({ match }: Table): number[] => [match.whiteId, match.blackId].filter(id => id !== null);

/** Who plays, and which matches are of a tournament's round. */
type Known = { people: ReadonlyMap<number, Person>; roundGames: ReadonlySet<number | null> };

/** A match as it is answered at that moment. */
export const toMatch = (table: Table, { people, roundGames }: Known, now: number): Match => {
  const { match, moves } = table;
  const { ply: _ply, at, ...shown } = snapshot(table, now);
  const { id, base, increment, level, creatorId, rematchId, events, whiteChange, blackChange } = match;
  return {
    id,
    white: playerOf(table, 'white', people),
    black: playerOf(table, 'black', people),
    base,
    increment,
    level,
    ...shown,
    moves: moves.map(({ san, uci, ms }) => ({ san, uci, ms })),
    turn: turnOf(table),
    creatorId,
    rematchId,
    ofRound: roundGames.has(id),
    ratingChange: { white: whiteChange, black: blackChange },
    ...presenceIn(table, now),
    events,
    createdAt: match.createdAt.toISOString(),
    endedAt: match.endedAt?.toISOString() ?? null,
    answeredAt: new Date(at).toISOString(),
  };
};

/** Matches as they are answered, with the players' names and the clocks as of now. Two queries. */
export const toMatches = async (read: Read, tables: readonly Table[]): Promise<Match[]> => {
  const players = await findPeople(read, [...new Set(tables.flatMap(idsIn))]);
  const people = new Map(players.map(person => [person.id, person]));
  const paired = tables.filter(({ match }) => match.opponent === 'person').map(({ match }) => match.id);
  const roundGames = await findRoundGames(read, paired);
  const now = Date.now();
  return tables.map(table => toMatch(table, { people, roundGames }, now));
};
