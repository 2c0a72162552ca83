import { z } from 'zod';
import { Answer, RowId, Text } from '../../common/common.schema.ts';

export const NewUpload = Answer({
  uploadURL: z
    .string()
    .describe(
      'Endereço que recebe a imagem por PUT, uma vez e em dez minutos: ' +
        'um caminho da academia ou um endereço assinado do armazenamento',
    ),
  objectPath: z.string().describe('Onde a imagem será lida'),
});
export type NewUpload = z.infer<typeof NewUpload>;

export const CompleteUploadInput = z.object({
  imageURL: Text(200).describe('O objectPath do envio'),
  courseId: RowId.describe(
    'O curso que a mostra a partir de agora; sem ele a imagem só espera pelo curso que será criado com ela',
  ).optional(),
});
export type CompleteUploadInput = z.infer<typeof CompleteUploadInput>;

export const CompletedUpload = Answer({
  objectPath: z.string().describe('Onde a imagem é lida'),
  imageUrl: z.string().describe('O mesmo endereço'),
});
export type CompletedUpload = z.infer<typeof CompletedUpload>;
