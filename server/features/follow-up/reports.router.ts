import { CsvOutput } from '../../common/common.schema.ts';
import { professor, router } from '../../trpc/init.ts';
import { rest } from '../../trpc/rest.ts';
import { exportReport } from './reports-export.ts';
import { docs } from './reports.docs.ts';
import { ReportExportInput, ReportInput, ReportOutput } from './reports.schema.ts';
import { getReport } from './reports.service.ts';

export const reportsRouter = router({
  get: professor
    .meta(rest('GET', '/reports', docs.get, { errorResponses: [404] }))
    .input(ReportInput)
    .output(ReportOutput)
    .query(async ({ ctx, input }) => ({ report: await getReport(ctx.db, ctx.viewer, input) })),

  export: professor
    .meta(rest('GET', '/reports/export', docs.export, { errorResponses: [404] }))
    .input(ReportExportInput)
    .output(CsvOutput)
    .query(({ ctx, input }) => exportReport(ctx.db, ctx.viewer, input)),
});
