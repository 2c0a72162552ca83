import { z } from 'zod';
import { Answer, Moment, Text } from '../../common.schema.ts';

export const CertificateInput = z.object({ code: Text(64) });

export const CertificateOutput = Answer({
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
