import { useEffect, useEffectEvent } from 'react';
import { useSaveGame } from '../../app/games/use-games.ts';
import { isGame, isUnsaved, type Match } from './match-game.ts';
import { reportOf } from './report.ts';

export type Saving =
  | { is: 'nothing' }
  | { is: 'sending' }
  | { is: 'saved' }
  | { is: 'failed'; retry: () => void };

/** Sends a finished match to the server by itself, and again when `retry` is called; the server stores one key once. */
export const useSaving = (match: Match, white: string, onSaved: (key: string, gameId: number) => void): Saving => {
  const save = useSaveGame();
  const send = (): void => {
    const report = reportOf(match, white, new Date());
    const { phase } = match;
    if (report && phase.is === 'finished') save.mutate(report, { onSuccess: ({ game }) => onSaved(phase.key, game.id) });
  };
  const sendLatest = useEffectEvent(send);
  const unsaved = match.phase.is === 'finished' && isUnsaved(match) ? match.phase.key : null;
  useEffect(() => {
    if (unsaved !== null) sendLatest();
  }, [unsaved]);

  if (!isGame(match)) return { is: 'nothing' };
  if (unsaved === null) return { is: 'saved' };
  return save.isError ? { is: 'failed', retry: send } : { is: 'sending' };
};
