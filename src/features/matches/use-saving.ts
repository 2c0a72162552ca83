import { useEffect, useEffectEvent, useState } from 'react';
import { useSaveGame } from '../../app/games/use-games.ts';
import { codeOf, errorText } from '../../lib/error-text.ts';
import { toast } from '../../ui/toast-store.ts';
import { isGame, isUnsaved, type Match } from './match-game.ts';
import { reportOf } from './report.ts';

export type Saving = { is: 'nothing' } | { is: 'sending' } | { is: 'saved' } | { is: 'failed'; retry: () => void };

/**
 * Sends finished matches to the server by itself, the oldest first, and again when `retry` is called or another match ends.
 * The server stores each mark once, so what was sent twice is no harm.
 */
export const useSaving = (match: Match, white: string, onDelivered: (key: string) => void): Saving => {
  const save = useSaveGame();
  const [refused, setRefused] = useState<string>();
  const { phase, outbox } = match;
  const own = phase.is === 'finished' && isUnsaved(match) ? phase.key : undefined;
  const nextKey = outbox[0]?.clientKey ?? own;

  const send = (): void => {
    const report = outbox[0] ?? reportOf(match, white, new Date());
    if (!report) return;
    const key = report.clientKey;
    save.mutate(report, {
      onSuccess: () => onDelivered(key),
      onError: error => {
        if (codeOf(error) !== 'BAD_REQUEST') return;
        // Asking again would not change the answer.
        setRefused(key);
        onDelivered(key);
        toast({ title: 'A partida não pôde ser guardada', description: errorText(error), variant: 'destructive' });
      },
    });
  };
  const sendNext = useEffectEvent(send);
  useEffect(() => {
    if (nextKey !== undefined) sendNext();
  }, [nextKey, own]);

  if (nextKey !== undefined && save.isError) return { is: 'failed', retry: send };
  if (own !== undefined) return { is: 'sending' };
  return phase.is === 'finished' && isGame(match) && phase.key !== refused ? { is: 'saved' } : { is: 'nothing' };
};
