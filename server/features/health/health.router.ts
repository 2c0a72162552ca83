import { admin, router } from '../../trpc/init.ts';
import { HealthOutput } from './health.schema.ts';
import { readHealth } from './health.service.ts';

export const healthRouter = router({
  read: admin
    .meta({
      openapi: {
        method: 'GET',
        path: '/admin/health',
        tags: ['health'],
        summary: 'Saúde do sistema',
        description:
          'Versão, banco de dados, disco, motor, sessões, imagens, memória e tempo de resposta, cada medida com o que ela quer dizer.',
      },
    })
    .output(HealthOutput)
    .query(({ ctx }) => readHealth(ctx)),
});
