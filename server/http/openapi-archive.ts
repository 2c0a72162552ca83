import { scopesNeeded } from '../trpc/access.ts';
import { errorResponses } from './openapi-texts.ts';

/** The statuses with which it is refused before the first byte. */
const REFUSALS = [400, 401, 403, 404, 409, 429, 500, 503];

export const archivePath = '/courses/{id}/archive';
const security: Record<string, string[]>[] = [
  { session: [] },
  { token: [...(scopesNeeded('professor', 'query') ?? [])] },
];

/** A course with its films as a zip: no procedure, since it is sent piece by piece. */
export const archiveOperation = {
  operationId: 'courses-archive',
  summary: 'Um curso com seus vídeos, materiais e imagens, em zip',
  description:
    'O arquivo do curso (curso.json, como em /courses/{id}/file, com a lista files) e, em arquivos/, tudo o que foi ' +
    'enviado à escola para ele, como foi enviado. Outra escola o importa por inteiro. O formato está em ' +
    'docs/course-files.md.',
  tags: ['courses'],
  security,
  parameters: [
    {
      name: 'id',
      in: 'path' as const,
      required: true,
      description: 'Número do curso',
      schema: { type: 'integer' as const, exclusiveMinimum: 0, maximum: 999_999_999 },
      example: 1,
    },
  ],
  responses: {
    200: {
      description: 'O zip',
      content: {
        'application/zip': { schema: { type: 'string' as const, format: 'binary' }, example: 'PK…' },
      },
    },
    ...Object.fromEntries(
      REFUSALS.map(status => [status, { $ref: `#/components/responses/${errorResponses[status]?.name}` }]),
    ),
  },
};
