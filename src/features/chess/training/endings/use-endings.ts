import { useReducer } from 'react';
import type { Ending } from '../../../../../server/features/endings/endings.schema.ts';
import { toUci } from '../../../../../server/rules/played-move.ts';
import type { Game, Move } from '../../../../board/game.ts';
import { api } from '../../../../lib/api.ts';
import { errorText } from '../../../../lib/error-text.ts';
import { toast } from '../../../../ui/toast-store.ts';
import { useStopwatch } from '../../puzzles/solve/use-stopwatch.ts';
import { endingGame, type EndingEvent, isOver, openEnding } from './ending-game.ts';

export const useEndings = () => api.endings.list.useQuery();

/** Plays one ending; the server answers and judges. */
export const useEndingGame = ({ id, fen }: Ending) => {
  const [state, dispatch] = useReducer(endingGame, fen, openEnding);
  const watch = useStopwatch(!isOver(state));
  const cache = api.useUtils();
  const play = api.endings.play.useMutation();
  const surrender = api.endings.surrender.useMutation();

  const refresh = () => Promise.all([cache.endings.list.invalidate(), cache.training.due.invalidate()]);
  const send = ({ moves }: Game) =>
    play.mutate(
      { ending: id, moves: moves.map(toUci), milliseconds: watch.read() },
      {
        onSuccess: played => {
          dispatch({ type: 'answered', played });
          if (played.status !== 'playing') void refresh();
        },
        onError: error => dispatch({ type: 'failed', error: errorText(error) }),
      },
    );
  const sendFor = (event: EndingEvent) => {
    const next = endingGame(state, event);
    dispatch(event);
    if (next !== state && next.phase.is === 'waiting') send(next.game);
  };
  return {
    state,
    move: (move: Move) => sendFor({ type: 'moved', move }),
    sendAgain: () => sendFor({ type: 'sentAgain' }),
    walk: (ply: number) => dispatch({ type: 'walked', ply }),
    isGivingUp: surrender.isPending,
    giveUp: () =>
      surrender.mutate(
        { ending: id },
        {
          onSuccess: ({ line, dueDay }) => {
            dispatch({ type: 'shown', line, dueDay });
            void refresh();
          },
          onError: error =>
            toast({ title: 'Não foi possível mostrar a linha', description: errorText(error), variant: 'destructive' }),
        },
      ),
  };
};
