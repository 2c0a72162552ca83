import { keepPreviousData } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { download } from '../../lib/download.ts';
import { errorText } from '../../lib/error-text.ts';
import { toast } from '../../ui/toast-store.ts';
import type { LogFilterValues } from './log-filters.ts';

const inputOf = ({ group, person, day }: LogFilterValues) => ({ group, userId: person, day });

/** The log, page after page, the newest first. */
export const useLog = (filters: LogFilterValues) =>
  api.audit.list.useInfiniteQuery(inputOf(filters), {
    getNextPageParam: page => page.next ?? undefined,
    initialCursor: undefined,
    placeholderData: keepPreviousData,
  });

/** People to choose one from, by part of a name. */
export const usePeople = (search: string) =>
  api.users.list.useQuery({ search }, { enabled: search !== '', placeholderData: keepPreviousData });

/** Saves what the filters let through as a spreadsheet. */
export const useLogExport = () => {
  const { client } = api.useUtils();
  return async (filters: LogFilterValues) => {
    try {
      const { filename, csv } = await client.audit.export.query(inputOf(filters));
      download(filename, csv, 'text/csv');
    } catch (error) {
      toast({ title: 'Erro ao exportar', description: errorText(error), variant: 'destructive' });
    }
  };
};
