import { keepPreviousData } from '@tanstack/react-query';
import type { ReportExportInput, ReportInput } from '../../../../server/features/follow-up/reports.schema.ts';
import { api } from '../../../lib/api.ts';
import { download } from '../../../lib/download.ts';
import { errorText } from '../../../lib/error-text.ts';
import { toast } from '../../../ui/toast-store.ts';

export const useReport = ({ period, courseId }: ReportInput) =>
  api.reports.get.useQuery({ period, courseId }, { placeholderData: keepPreviousData });

/** Saves what a tab of the report shows as a spreadsheet. */
export const useReportExport = () => {
  const { client } = api.useUtils();
  return async ({ period, courseId, tab }: ReportExportInput) => {
    try {
      const { filename, csv } = await client.reports.export.query({ period, courseId, tab });
      download(filename, csv, 'text/csv');
    } catch (error) {
      toast({ title: 'Erro ao exportar', description: errorText(error), variant: 'destructive' });
    }
  };
};
