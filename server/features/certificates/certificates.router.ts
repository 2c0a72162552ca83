import { anyone, router } from '../../trpc/init.ts';
import { rest } from '../../trpc/rest.ts';
import { docs } from './certificates.docs.ts';
import { CertificateInput, CertificateOutput } from './certificates.schema.ts';
import { checkCertificate } from './certificates.service.ts';

export const certificatesRouter = router({
  check: anyone
    .meta(rest('GET', '/certificates/{code}', docs.check))
    .input(CertificateInput)
    .output(CertificateOutput)
    .query(async ({ ctx, input }) => ({ certificate: await checkCertificate(ctx.db, input.code) })),
});
