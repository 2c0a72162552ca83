import { professor, router } from '../../trpc/init.ts';
import { CsvOutput } from '../../common/common.schema.ts';
import { exportReport } from './reports-export.ts';
import { ReportInput, ReportOutput } from './reports.schema.ts';
import { getReport } from './reports.service.ts';

export const reportsRouter = router({
  get: professor
    .meta({
      openapi: {
        method: 'GET',
        path: '/reports',
        tags: ['reports'],
        summary: 'Números dos cursos num período',
        description: 'Somas, evolução e cursos do período, comparados com o período anterior de mesmo tamanho.',
        errorResponses: [404],
      },
      example: { period: '30d' },
    })
    .input(ReportInput)
    .output(ReportOutput)
    .query(async ({ ctx, input }) => ({ report: await getReport(ctx.db, ctx.viewer, input) })),

  export: professor
    .meta({
      openapi: {
        method: 'GET',
        path: '/reports/export',
        tags: ['reports'],
        summary: 'O relatório como planilha CSV',
        description: 'O mesmo relatório como texto CSV.',
        errorResponses: [404],
      },
      example: { period: '7d' },
    })
    .input(ReportInput)
    .output(CsvOutput)
    .query(({ ctx, input }) => exportReport(ctx.db, ctx.viewer, input)),
});
