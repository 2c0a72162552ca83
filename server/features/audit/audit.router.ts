import { CsvOutput } from '../../common/common.schema.ts';
import { admin, router } from '../../trpc/init.ts';
import { rest } from '../../trpc/rest.ts';
import { docs } from './audit.docs.ts';
import { EventsExportInput, EventsInput, EventsOutput } from './audit.schema.ts';
import { exportEvents, listEvents } from './log.service.ts';

/** The school's log, for its administrators. */
export const auditRouter = router({
  list: admin
    .meta(rest('GET', '/admin/events', docs.list))
    .input(EventsInput)
    .output(EventsOutput)
    .query(({ ctx, input }) => listEvents(ctx.db, input)),

  export: admin
    .meta(rest('GET', '/admin/events/export', docs.export))
    .input(EventsExportInput)
    .output(CsvOutput)
    .query(({ ctx, input }) => exportEvents(ctx.db, input)),
});
