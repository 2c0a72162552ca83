import { z } from 'zod';
import { Moment, Text } from '../../common.schema.ts';

export const CertificateInput = z.object({ code: Text(64) });

export const CertificateOutput = z.object({
  certificate: z.object({
    code: z.string(),
    valid: z.literal(true),
    studentName: z.string(),
    courseTitle: z.string(),
    professorName: z.string(),
    /** Minutes. */
    duration: z.number().int(),
    issuedAt: Moment,
  }),
});
