import { keepPreviousData, useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import type { Holder } from './holder.ts';
import type { entryOf } from './new-tournament.ts';

/** One page of the tournaments of all own classes and courses. */
export const useOwnTournaments = (page: number) =>
  api.classTournaments.mine.useQuery({ page }, { placeholderData: keepPreviousData });

/** The tournaments of a class or a course. */
export const useHeldTournaments = (holder: Holder) => {
  const [classId, courseId] = 'classId' in holder ? [holder.classId, 0] : [0, holder.courseId];
  const ofClass = api.classTournaments.ofClass.useQuery({ classId }, { enabled: classId > 0 });
  const ofCourse = api.classTournaments.ofCourse.useQuery({ courseId }, { enabled: courseId > 0 });
  return classId > 0 ? ofClass : ofCourse;
};

/** The classes and courses of whose students somebody may make a tournament. */
export const useHolders = (isWanted: boolean) => ({
  classes: api.classes.list.useQuery({ archived: 'false' }, { enabled: isWanted }).data?.classes ?? [],
  courses: api.professor.courses.useQuery(undefined, { enabled: isWanted }).data?.courses ?? [],
});

/** Whatever list a changed tournament stands in is asked again. */
export const useRefreshLists = () => {
  const { classTournaments } = api.useUtils();
  return () =>
    Promise.all([
      classTournaments.ofClass.invalidate(),
      classTournaments.ofCourse.invalidate(),
      classTournaments.mine.invalidate(),
    ]);
};

export const useCreateTournament = () => {
  const { client, classTournaments } = api.useUtils();
  const refresh = useRefreshLists();
  return useMutation({
    mutationFn: (entry: ReturnType<typeof entryOf>) =>
      'classId' in entry
        ? client.classTournaments.create.mutate(entry)
        : client.classTournaments.createForCourse.mutate(entry),
    onSuccess: ({ tournament }) => {
      classTournaments.get.setData({ tournamentId: tournament.id }, { tournament });
      return refresh();
    },
  });
};

/** `preview` reads a report file without changing anything, `bring` makes its tournament. */
export const useImportReport = (holder: Holder) => {
  const { client, classTournaments } = api.useUtils();
  const refresh = useRefreshLists();
  const send = (report: string, dryRun: boolean) =>
    'classId' in holder
      ? client.classTournaments.importReport.mutate({ ...holder, report, dryRun })
      : client.classTournaments.importForCourse.mutate({ ...holder, report, dryRun });
  const preview = useMutation({ mutationFn: (report: string) => send(report, true) });
  const bring = useMutation({
    mutationFn: (report: string) => send(report, false),
    onSuccess: ({ tournament }) => {
      if (tournament) classTournaments.get.setData({ tournamentId: tournament.id }, { tournament });
      return refresh();
    },
  });
  return { preview, bring };
};
