import { admin, router } from '../../trpc/init.ts';
import { CsvOutput } from '../../common/common.schema.ts';
import { EventsExportInput, EventsInput, EventsOutput } from './audit.schema.ts';
import { exportEvents, listEvents } from './log.service.ts';

const tags = ['audit'];

/** The school's log, for its administrators. */
export const auditRouter = router({
  list: admin
    .meta({
      openapi: {
        method: 'GET',
        path: '/admin/events',
        tags,
        summary: 'Registro de atividades da escola',
        description:
          'O que houve, do mais novo ao mais antigo, cada evento como uma frase. Cada página continua a anterior pelo valor de `next`, sem pular nem repetir o que foi registrado no meio tempo.',
      },
      example: { group: 'study', limit: 5 },
    })
    .input(EventsInput)
    .output(EventsOutput)
    .query(({ ctx, input }) => listEvents(ctx.db, input)),

  export: admin
    .meta({
      openapi: {
        method: 'GET',
        path: '/admin/events/export',
        tags,
        summary: 'O registro de atividades como planilha CSV',
        description: 'Os eventos que os filtros deixam passar, no máximo 50.000, os mais novos primeiro.',
      },
      example: { group: 'accounts' },
    })
    .input(EventsExportInput)
    .output(CsvOutput)
    .query(({ ctx, input }) => exportEvents(ctx.db, input)),
});
