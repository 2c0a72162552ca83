import { z } from 'zod';
import { Answer, RequiredText, RowId, Text } from '../../common/common.schema.ts';

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

export const UploadKind = z.enum(['image', 'film', 'pdf', 'pgn', 'picture']);

const BAD_SIZE = 'Tamanho inválido';
export const NewFile = z.object({
  kind: UploadKind.exclude(['image'], { error: 'Tipo de arquivo inválido' }).describe(
    'O que será enviado: um vídeo em MP4, MOV ou WebM (film, até 200 MB), um PDF (pdf, até 20 MB), partidas em ' +
      'PGN (pgn, até 1 MB) ou uma imagem para o texto de uma lição ou de um aviso de turma em JPG, PNG ou WEBP ' +
      '(picture, até 5 MB)',
  ),
  name: RequiredText(200, 'Nome do arquivo é obrigatório').describe('Nome do arquivo, até 200 caracteres'),
  size: z
    .number({ error: BAD_SIZE })
    .int(BAD_SIZE)
    .min(1, 'O arquivo está vazio')
    .max(2 ** 31 - 1, BAD_SIZE)
    .describe('Tamanho em bytes'),
});
export type NewFile = z.infer<typeof NewFile>;

/** What a student hands in. */
export const NewWorkFile = NewFile.extend({
  kind: UploadKind.exclude(['film', 'picture'], { error: 'Tipo de arquivo inválido' }).describe(
    'O que será enviado: uma imagem em JPG, PNG ou WEBP (image, até 5 MB), um PDF (pdf, até 20 MB) ou partidas em ' +
      'PGN (pgn, até 1 MB)',
  ),
});
export type NewWorkFile = z.infer<typeof NewWorkFile>;

const WORK_PATH = /^\/objects\/files\/[0-9a-f]{40}$/;
/** The address of what a student sent to hand in. */
export const WorkPath = z.string().regex(WORK_PATH, 'Arquivo não encontrado. Envie-o de novo.');

export const WorkFile = z
  .object({
    url: z.string().describe('Onde o arquivo é lido, por quem o entregou e por quem ensina a turma'),
    kind: UploadKind.describe('Tipo: imagem (image), PDF (pdf) ou partidas (pgn)'),
    name: z.string().describe('Nome do arquivo'),
    size: z.number().int().describe('Tamanho em bytes'),
  })
  .meta({ id: 'WorkFile', description: 'Um arquivo entregue' });
export type WorkFile = z.infer<typeof WorkFile>;

export const CompleteFileInput = z.object({ objectPath: Text(200).describe('O objectPath do envio') });

export const StoredUpload = Answer({
  objectPath: z
    .string()
    .describe('Onde o arquivo é lido, por quem pode ler uma lição ou um aviso de turma que o mostra'),
  kind: UploadKind.describe(
    'Tipo: capa ou foto (image), vídeo (film), PDF (pdf), partidas (pgn) ou imagem de um texto (picture)',
  ),
  name: z.string().nullable().describe('Nome do arquivo; null de uma imagem'),
  size: z.number().int().describe('Tamanho em bytes'),
  durationSeconds: z
    .number()
    .int()
    .nullable()
    .describe('Duração do vídeo em segundos, medida pelo servidor; null do que não é vídeo'),
});
export type StoredUpload = z.infer<typeof StoredUpload>;
