import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CreateMatchInput } from '../../../server/features/matches/new-match.schema.ts';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { toast } from '../../ui/toast-store.ts';
import type { Match } from './held-match.ts';
import type { MatchAction } from './match-link.ts';
import { useMatch } from './use-match.ts';

/** What one device begins another one finds when its page is looked at again. */
const FRESH_MS = 10_000;

type Table = {
  match: Match | null;
  /** Whether it was begun before the page was opened. */
  isResumed: boolean;
  /** The one that was left, which the list may still name. */
  leftId: number | null;
};

/**
 * The game of a screen that has one: the open match that is its own, wherever it was begun, or the one that is begun
 * here. A finished one stays until another begins or it is left. `boardRef`: what the screen moves to at the start.
 */
export const useHeldGame = (userId: number, isOwn: (match: Match) => boolean) => {
  const cache = api.useUtils();
  const open = api.matches.list.useQuery({ status: 'playing' }, { staleTime: FRESH_MS, refetchOnWindowFocus: true });
  const [{ match, isResumed, leftId }, setTable] = useState<Table>({ match: null, isResumed: false, leftId: null });
  const found = match === null && open.data?.matches.find(own => own.id !== leftId && isOwn(own));
  if (found) setTable({ match: found, isResumed: true, leftId });
  const live = useMatch(match?.id ?? null, userId, match);

  const boardRef = useRef<HTMLDivElement>(null);
  const begunId = match && !isResumed ? match.id : null;
  useLayoutEffect(() => {
    if (begunId === null) return;
    // The controls change their size and position, so the board is scrolled into view after that.
    const board = boardRef.current;
    board?.querySelector<HTMLElement>('[role=gridcell] [tabindex="0"]')?.focus({ preventScroll: true });
    board?.scrollIntoView({ block: 'nearest' });
  }, [begunId]);
  const resumedId = match && isResumed ? match.id : null;
  useEffect(() => {
    if (resumedId !== null) toast({ title: 'Partida retomada', description: 'A partida continua de onde parou.' });
  }, [resumedId]);

  const create = api.matches.create.useMutation({
    onSuccess: made => {
      setTable({ match: made.match, isResumed: false, leftId: match?.id ?? leftId });
      void cache.matches.invalidate();
    },
    onError: error => toast({ title: errorText(error), variant: 'destructive' }),
  });
  const leave = (): void => setTable({ match: null, isResumed: false, leftId: match?.id ?? leftId });
  return {
    ...live,
    /** Whether it is not known yet if there is a game. */
    isPending: open.isPending,
    isBeginning: create.isPending,
    boardRef,
    begin: (asked: CreateMatchInput): void => create.mutate(asked),
    leave,
    /** Ends the game as that action does, and leaves it. */
    leaveBy: async (action: MatchAction): Promise<void> => {
      if (!(await live.act(action))) return;
      leave();
      for (const changed of [cache.matches, cache.games, cache.auth]) void changed.invalidate();
    },
  };
};
export type HeldGame = ReturnType<typeof useHeldGame>;
