import { admin, router } from '../../trpc/init.ts';
import { rest } from '../../trpc/rest.ts';
import { docs } from './health.docs.ts';
import { HealthOutput } from './health.schema.ts';
import { readHealth } from './health.service.ts';

export const healthRouter = router({
  read: admin
    .meta(rest('GET', '/admin/health', docs.read))
    .output(HealthOutput)
    .query(({ ctx }) => readHealth(ctx)),
});
