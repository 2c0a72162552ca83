import { useOutbox } from '../../../shared/games/use-outbox.ts';
import { isGame, type Match } from './match-game.ts';
import { reportOf } from './match-report.ts';

export type Saving = { is: 'nothing' } | { is: 'sending' } | { is: 'saved' } | { is: 'failed'; retry: () => void };

/** Sends finished matches to the server, and gives the sending state of the current one. */
export const useSaving = (match: Match, onDelivered: (key: string) => void): Saving => {
  const { phase, outbox } = match;
  const own = reportOf(match);
  const { refused, retry } = useOutbox(own ? [...outbox, own] : outbox, onDelivered);
  if (retry) return { is: 'failed', retry };
  if (own) return { is: 'sending' };
  return phase.is === 'finished' && isGame(match) && phase.key !== refused ? { is: 'saved' } : { is: 'nothing' };
};
