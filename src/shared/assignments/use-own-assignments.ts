import { getQueryKey } from '@trpc/react-query';
import { api } from '../../lib/api.ts';
import { useFurtherPages } from '../../lib/use-further-pages.ts';

/** What the student's professors gave them to do, with what they have done of it: the latest ones. */
export const useOwnAssignments = () => api.assignments.list.useQuery();

const MORE = 100;

/** The same, with the pages that were asked for. */
export const useAllOwnAssignments = () => {
  const { client } = api.useUtils();
  const latest = useOwnAssignments();
  const further = useFurtherPages({
    queryKey: getQueryKey(api.assignments.list),
    shown: latest.data?.assignments ?? [],
    total: latest.data?.total ?? 0,
    pageSize: MORE,
    fetchPage: (asked, signal) => client.assignments.list.query(asked, { signal }),
    rowsOf: answer => answer.assignments,
  });
  return { latest, ...further };
};
