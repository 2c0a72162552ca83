import { keepPreviousData } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** One page of the tournaments of all own classes. */
export const useOwnTournaments = (page: number) =>
  api.classTournaments.mine.useQuery({ page }, { placeholderData: keepPreviousData });

export const useClassTournaments = (classId: number) => api.classTournaments.ofClass.useQuery({ classId });

/** The classes in which somebody may hold a tournament. */
export const useOpenClasses = (isWanted: boolean) =>
  api.classes.list.useQuery({ archived: 'false' }, { enabled: isWanted });

export const useClassStudents = (classId: number) =>
  api.classes.students.useQuery({ classId }, { enabled: classId > 0 });

export const useCreateTournament = () => {
  const cache = api.useUtils();
  return api.classTournaments.create.useMutation({
    onSuccess: ({ tournament }) => {
      cache.classTournaments.get.setData({ tournamentId: tournament.id }, { tournament });
      return Promise.all([cache.classTournaments.ofClass.invalidate(), cache.classTournaments.mine.invalidate()]);
    },
  });
};

/** `preview` reads a report file without changing anything, `bring` makes its tournament. */
export const useImportReport = () => {
  const cache = api.useUtils();
  const preview = api.classTournaments.importReport.useMutation();
  const bring = api.classTournaments.importReport.useMutation({
    onSuccess: ({ tournament }) => {
      if (tournament) cache.classTournaments.get.setData({ tournamentId: tournament.id }, { tournament });
      return Promise.all([cache.classTournaments.ofClass.invalidate(), cache.classTournaments.mine.invalidate()]);
    },
  });
  return { preview, bring };
};
