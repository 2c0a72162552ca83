import { z } from 'zod';
import { Answer, Moment, Text } from '../../common/common.schema.ts';

export const CertificateInput = z.object({
  code: Text(64).describe('Código impresso no certificado; maiúsculas, espaços e hífens não importam'),
});

export const CertificateOutput = Answer({
  certificate: z
    .object({
      code: z.string().describe('Código, na forma em que foi emitido'),
      valid: z.literal(true).describe('Sempre true: um código que não vale recebe 404'),
      studentName: z.string().describe('Nome do aluno quando concluiu o curso'),
      courseTitle: z.string().describe('Título do curso quando foi concluído'),
      professorName: z.string().describe('Nome do professor quando o curso foi concluído'),
      duration: z.number().int().describe('Duração do curso, em minutos'),
      issuedAt: Moment.describe('Quando foi emitido, em ISO 8601 (UTC)'),
    })
    .describe('O certificado'),
});
