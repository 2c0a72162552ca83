import { keepPreviousData, useMutation } from '@tanstack/react-query';
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

/** Whether the viewer sees who is entered: administrators everywhere, professors where they teach or referee. */
export const useReadsEntrants = (isAdmin: boolean): ((event: Pick<Entered, 'kind' | 'id'>) => boolean) => {
  const taught = api.tournaments.taught.useQuery(undefined, { enabled: !isAdmin }).data;
  return ({ kind, id }) =>
    isAdmin || (taught?.[kind === 'tournament' ? 'tournamentIds' : 'programIds'].includes(id) ?? false);
};

/** The professors of a tournament or programme. */
export const useEventProfessors = ({ kind, id }: Entered) => {
  const ofTournament = api.tournaments.professors.useQuery({ tournamentId: id }, { enabled: kind === 'tournament' });
  const ofProgram = api.youth.professors.useQuery({ programId: id }, { enabled: kind === 'program' });
  return kind === 'tournament' ? ofTournament : ofProgram;
};

/** Says by their emails who the professors of a tournament or programme are. */
export const useSetEventProfessors = ({ kind, id }: Entered) => {
  const cache = api.useUtils();
  const ofTournament = api.tournaments.setProfessors.useMutation();
  const ofProgram = api.youth.setProfessors.useMutation();
  return useMutation({
    networkMode: 'always',
    mutationFn: (emails: string[]) =>
      kind === 'tournament'
        ? ofTournament.mutateAsync({ tournamentId: id, emails })
        : ofProgram.mutateAsync({ programId: id, emails }),
    onSuccess: saved =>
      kind === 'tournament'
        ? cache.tournaments.professors.setData({ tournamentId: id }, saved)
        : cache.youth.professors.setData({ programId: id }, saved),
  });
};

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
