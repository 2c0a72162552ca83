import { useEffect, useEffectEvent, useState } from 'react';
import type { Game } from '../../../server/features/games/games.schema.ts';
import { codeOf, errorText } from '../../lib/error-text.ts';
import { toast } from '../../ui/toast-store.ts';
import type { Report } from './game-report.ts';
import { useSaveGame } from './use-games.ts';

export type Outbox = {
  /** The game that was stored last. */
  saved: { key: string; game: Game } | null;
  /** The key of the latest game that the server rejected. */
  refused: string | null;
  /** Sends again what could not be sent; null when there is nothing to retry. */
  retry: (() => void) | null;
};

/**
 * Sends finished games to the server, the oldest first, and again when `retry` is called or another game ends. The
 * server stores each key once, so sending twice does no harm.
 */
export const useOutbox = (waiting: readonly Report[], onDelivered: (key: string) => void): Outbox => {
  const save = useSaveGame();
  const [saved, setSaved] = useState<Outbox['saved']>(null);
  const [refused, setRefused] = useState<Outbox['refused']>(null);
  const [next] = waiting;

  const send = (): void => {
    if (!next) return;
    const key = next.clientKey;
    save.mutate(next, {
      onSuccess: ({ game }) => {
        setSaved({ key, game });
        onDelivered(key);
      },
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
  const [nextKey, latestKey] = [next?.clientKey, waiting.at(-1)?.clientKey];
  useEffect(() => {
    if (nextKey !== undefined) sendNext();
  }, [nextKey, latestKey]);

  return { saved, refused, retry: next && save.isError ? send : null };
};
