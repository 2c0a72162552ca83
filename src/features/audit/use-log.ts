import { keepPreviousData } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { download } from '../../lib/download.ts';
import { errorText } from '../../lib/error-text.ts';
import { toast } from '../../ui/toast-store.ts';
import type { LogPlace } from './log-filters.ts';

const filtersOf = ({ group, person, day }: LogPlace) => ({ group, userId: person, day });

/** The log, page after page, the newest first. */
export const useLog = (place: LogPlace) =>
  api.audit.list.useInfiniteQuery(filtersOf(place), {
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
  return async (place: LogPlace) => {
    try {
      const { filename, csv } = await client.audit.export.query(filtersOf(place));
      download(filename, csv, 'text/csv');
    } catch (error) {
      toast({ title: 'Erro ao exportar', description: errorText(error), variant: 'destructive' });
    }
  };
};
