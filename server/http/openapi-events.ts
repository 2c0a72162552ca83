import { scopesNeeded } from '../trpc/access.ts';
import { errorResponses } from './openapi-texts.ts';

const TYPE = 'text/event-stream';
/** The statuses with which it is refused before the first event. */
const REFUSALS = [400, 401, 403, 404, 429, 500, 503];

const EXAMPLE = [
  'retry: 1000',
  '',
  'id: 3',
  'data: {"type":"move","san":"Nf3","uci":"g1f3","ms":1250,"ply":3,"at":1795435200000,"fen":"…",' +
    '"clocks":{"white":598750,"black":600000},"running":"black","status":"playing","result":"*","ending":null,' +
    '"offer":null,"rated":true,"paused":false,"notice":null}',
  '',
  '',
].join('\n');

export const eventsPath = '/matches/{matchId}/events';
const security: Record<string, string[]>[] = [
  { session: [] },
  { token: [...(scopesNeeded('signedIn', 'query') ?? [])] },
];

/** The stream of a match's events: no procedure, since it has no end. */
export const eventsOperation = {
  operationId: 'matches-events',
  summary: 'Os acontecimentos de uma partida, ao vivo',
  description:
    'Tudo o que houve na partida, em ordem, e o que vier a haver: a resposta não termina enquanto alguém a lê. Cada ' +
    'acontecimento tem `id` (1, 2, 3 …) e, em `data`, um objeto JSON, como diz a introdução em “Ao vivo”. Quem volta ' +
    'manda o último `id` em `Last-Event-ID` e não perde nem repete nenhum. Vê quem vê a partida; 429 para quem já ' +
    'tem 20 conexões abertas.',
  tags: ['matches'],
  security,
  parameters: [
    {
      name: 'matchId',
      in: 'path' as const,
      required: true,
      description: 'Número da partida',
      schema: { type: 'integer' as const, exclusiveMinimum: 0, maximum: 999_999_999 },
      example: 12,
    },
    {
      name: 'Last-Event-ID',
      in: 'header' as const,
      required: false,
      description: 'O número do último acontecimento que se recebeu; sem ele, desde o começo',
      schema: { type: 'string' as const, pattern: '^[0-9]{1,9}$' },
      example: '2',
    },
  ],
  responses: {
    200: {
      description: 'Os acontecimentos, um por um',
      content: { [TYPE]: { schema: { type: 'string' as const }, example: EXAMPLE } },
    },
    ...Object.fromEntries(
      REFUSALS.map(status => [status, { $ref: `#/components/responses/${errorResponses[status]?.name}` }]),
    ),
  },
};
