import type { Viewer } from '../../common/viewer.ts';
import { AppError } from '../../errors.ts';
import type { Side } from '../../rules/moves.ts';
import { arePhrasesOn } from './matches.queries.ts';
import { findEvents } from './table.queries.ts';
import type { Match, MatchEvent } from './matches.schema.ts';
import type { PhraseInput } from './phrases.schema.ts';
import { answer, sideAt } from './matches.service.ts';
import { act, type Hall } from './table.service.ts';
import { changed, isBetweenPeople, type Table } from './table.ts';

/** Saying the same again and again disturbs. */
const MOST = 12;

const countSaid = (events: readonly { data: string }[], side: Side): number =>
  events.map(({ data }) => JSON.parse(data) as MatchEvent).filter(({ type, by }) => type === 'phrase' && by === side)
    .length;

/** What is said changes nothing in the game, not even how long somebody has for the first move. */
export const say = (table: Table, by: Side, phrase: number, now: number): Table => {
  const { match } = table;
  if (match.status === 'waiting') throw new AppError('matchNotBegun');
  if (match.status === 'aborted') throw new AppError('matchOver');
  if (!isBetweenPeople(match)) throw new AppError('nobodyListens');
  return changed(table, {}, { type: 'phrase', phrase, by }, now);
};

/**
 * Says one of the ready phrases to the other player.
 * @throws AppError 403 where the school has switched them off, 409 without somebody to hear it, or after too many.
 */
export const sayPhrase = async (hall: Hall, viewer: Viewer, { matchId, phrase }: PhraseInput): Promise<Match> => {
  if (!(await arePhrasesOn(hall.db.read))) throw new AppError('phrasesOff');
  const table = await act(hall, viewer, matchId, async (current, now, tx) => {
    const side = sideAt(current, viewer);
    if (countSaid(await findEvents(tx, matchId, 0), side) >= MOST) throw new AppError('tooManyPhrases');
    return say(current, side, phrase, now);
  });
  return answer(hall, table);
};
