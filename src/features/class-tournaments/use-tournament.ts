import { useRefreshLists } from '../../shared/class-tournaments/use-class-tournaments.ts';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { toast } from '../../ui/toast-store.ts';

const ASK_EVERY_MS = 5_000;

/** A tournament with its boards; asked again while it goes on, as results come in. */
export const useTournament = (tournamentId: number) =>
  api.classTournaments.get.useQuery(
    { tournamentId },
    { refetchInterval: query => (query.state.data?.tournament.finished ? false : ASK_EVERY_MS) },
  );

const say = (title: string) => (error: unknown) =>
  toast({ title, description: errorText(error), variant: 'destructive' });

/** What a professor does with a tournament. Each answers with the tournament as it then is. */
export const useLeading = (tournamentId: number) => {
  const cache = api.useUtils();
  const refresh = useRefreshLists();
  type Answer = NonNullable<ReturnType<typeof cache.classTournaments.get.getData>>;
  const onSuccess = (answer: Answer) => {
    cache.classTournaments.get.setData({ tournamentId }, answer);
    return refresh();
  };
  const change = (title: string) => ({ onSuccess, onError: say(title) });
  return {
    pairRound: api.classTournaments.pairRound.useMutation(change('A rodada não foi emparceirada')),
    writeResult: api.classTournaments.writeResult.useMutation(change('O resultado não foi anotado')),
    markPresence: api.classTournaments.markPresence.useMutation(change('A presença não foi mudada')),
    finish: api.classTournaments.finish.useMutation(change('O torneio não foi encerrado')),
  };
};

/** Fetches the tournament's report file again. */
export const useReport = () => {
  const cache = api.useUtils();
  return (tournamentId: number) => cache.classTournaments.report.fetch({ tournamentId }, { staleTime: 0 });
};
