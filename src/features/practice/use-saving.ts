import { useEffect, useEffectEvent, useState } from 'react';
import type { Game } from '../../../server/features/games/games.schema.ts';
import { useSaveGame } from '../../app/games/use-games.ts';
import { codeOf, errorText } from '../../lib/error-text.ts';
import { toast } from '../../ui/toast-store.ts';
import type { Report } from './report.ts';

export type Saving = {
  /** The game that was stored last. */
  saved: { key: string; game: Game } | null;
  /** Tries again what could not be sent; null while nothing waits for that. */
  retry: (() => void) | null;
};

/** Sends finished games to the server by itself, one after the other. The server stores each mark once, so what was sent twice is no harm. */
export const useSaving = (outbox: readonly Report[], onDelivered: (key: string) => void): Saving => {
  const save = useSaveGame();
  const [saved, setSaved] = useState<Saving['saved']>(null);
  const next = outbox[0];

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
        onDelivered(key);
        toast({ title: 'A partida não pôde ser guardada', description: errorText(error), variant: 'destructive' });
      },
    });
  };
  const sendNext = useEffectEvent(send);
  const nextKey = next?.clientKey;
  useEffect(() => {
    if (nextKey !== undefined) sendNext();
  }, [nextKey]);

  return { saved, retry: next && save.isError ? send : null };
};
