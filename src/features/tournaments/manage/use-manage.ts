import { keepPreviousData } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { download } from '../../../lib/download.ts';
import { errorText } from '../../../lib/error-text.ts';
import { toast } from '../../../ui/toast-store.ts';

/** What people enter. */
export type Entered = { kind: 'tournament' | 'program'; id: number; name: string };

export const useManagedTournaments = (page: number) =>
  api.tournaments.list.useQuery({ when: 'all', page }, { placeholderData: keepPreviousData });
export const useManagedYouth = () => api.youth.managed.useQuery();

/** Tournaments and the youth page show the same things. */
const useRefreshing = () => {
  const cache = api.useUtils();
  return { onSuccess: () => Promise.all([cache.tournaments.invalidate(), cache.youth.invalidate()]) };
};

export const useCreateTournament = () => api.tournaments.create.useMutation(useRefreshing());
export const useUpdateTournament = () => api.tournaments.update.useMutation(useRefreshing());
export const useSetRegistration = () => api.tournaments.setRegistration.useMutation(useRefreshing());
export const useCancelTournament = () => api.tournaments.cancel.useMutation(useRefreshing());
export const useCreateProgram = () => api.youth.createProgram.useMutation(useRefreshing());
export const useUpdateProgram = () => api.youth.updateProgram.useMutation(useRefreshing());
export const useCreateTeacher = () => api.youth.createTeacher.useMutation(useRefreshing());
export const useUpdateTeacher = () => api.youth.updateTeacher.useMutation(useRefreshing());

/** One page of those who are entered. */
export const useEntrants = ({ kind, id }: Entered, page: number) => {
  const options = { placeholderData: keepPreviousData };
  const ofTournament = api.tournaments.entrants.useQuery(
    { tournamentId: id, page },
    { ...options, enabled: kind === 'tournament' },
  );
  const ofProgram = api.youth.entrants.useQuery({ programId: id, page }, { ...options, enabled: kind === 'program' });
  return kind === 'tournament' ? ofTournament : ofProgram;
};

/** Saves all who are entered as a spreadsheet. */
export const useEntrantsExport = () => {
  const { client } = api.useUtils();
  return async ({ kind, id }: Entered) => {
    try {
      const { filename, csv } = await (kind === 'tournament'
        ? client.tournaments.exportEntrants.query({ tournamentId: id })
        : client.youth.exportEntrants.query({ programId: id }));
      download(filename, csv, 'text/csv');
    } catch (error) {
      toast({ title: 'Erro ao exportar', description: errorText(error), variant: 'destructive' });
    }
  };
};
