import { anyone, router } from '../../trpc/init.ts';
import { CertificateInput, CertificateOutput } from './certificates.schema.ts';
import { checkCertificate } from './certificates.service.ts';

export const certificatesRouter = router({
  check: anyone
    .meta({
      openapi: {
        method: 'GET',
        path: '/certificates/{code}',
        tags: ['certificates'],
        summary: 'Confere um certificado',
        description:
          'Aberto a todos. O código pode vir em minúsculas, com ou sem hífens, com O por zero e I ou L por um.',
      },
    })
    .input(CertificateInput)
    .output(CertificateOutput)
    .query(async ({ ctx, input }) => ({ certificate: await checkCertificate(ctx.db, input.code) })),
});
