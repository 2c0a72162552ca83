import type { AnyTRPCRouter } from '@trpc/server';
import { generateOpenApiDocument, type OpenApiMeta } from 'trpc-to-openapi';
import { refusalOf } from '../errors.ts';
import type { Access } from '../trpc/init.ts';

type Document = ReturnType<typeof generateOpenApiDocument>;
type Meta = OpenApiMeta<{ access?: Access }>;
type Endpoint = NonNullable<Meta['openapi']> & { access: Access | undefined; takesInput: boolean };

/** What each status means here: the catalogue's general refusal of that kind, or words for a kind that has only particular ones. */
const errorResponses: Record<number, { name: string; description: string }> = {
  400: { name: 'BadRequest', description: 'Dados inválidos: a mensagem é a do primeiro problema' },
  401: { name: 'Unauthorized', description: refusalOf('unauthenticated').message },
  403: { name: 'Forbidden', description: refusalOf('accessDenied').message },
  404: { name: 'NotFound', description: 'Não encontrado, ou fora do que o usuário pode conhecer' },
  409: { name: 'Conflict', description: 'O estado atual não permite a operação' },
  413: { name: 'PayloadTooLarge', description: refusalOf('tooLarge').message },
  415: { name: 'UnsupportedMediaType', description: refusalOf('notJson').message },
  429: { name: 'TooManyRequests', description: refusalOf('tooManyRequests').message },
  500: { name: 'InternalServerError', description: refusalOf('internal').message },
  503: { name: 'ServiceUnavailable', description: refusalOf('unavailable').message },
};

const RETRY_AFTER = { description: 'Segundos até que valha a pena tentar de novo', schema: { type: 'integer' as const } };
const statusesWithRetryAfter = new Set([429, 503]);

const errorSchema = {
  type: 'object' as const,
  required: ['message', 'code'],
  properties: {
    message: { type: 'string' as const, description: 'O que houve, em português', examples: [refusalOf('unauthenticated').message] },
    code: { type: 'string' as const, examples: [refusalOf('unauthenticated').code] },
    issues: {
      type: 'array' as const,
      description: 'Cada problema da entrada, com o campo em que está',
      items: {
        type: 'object' as const,
        required: ['path', 'message'],
        properties: { path: { type: 'string' as const, examples: ['email'] }, message: { type: 'string' as const } },
      },
    },
  },
};

/**
 * The error statuses of a procedure: those that follow from who may call it, its method, path and input,
 * and those that only its service knows, which its meta lists.
 */
export const errorStatuses = ({ access, method, path, takesInput, errorResponses: own = [] }: Endpoint): number[] => {
  const changes = method !== 'GET';
  const readsBody = changes && method !== 'DELETE';
  const isForSomeRoles = access !== 'anyone' && access !== 'signedIn';
  const follows: [status: number, holds: boolean][] = [
    [400, takesInput || readsBody],
    [401, access !== 'anyone'],
    // Whoever changes something may come from a foreign origin.
    [403, isForSomeRoles || changes],
    [404, path.includes('{')],
    [413, readsBody],
    [415, readsBody],
    [429, true],
    [500, true],
  ];
  const statuses = follows.filter(([, holds]) => holds).map(([status]) => status);
  return [...new Set([...statuses, ...(Array.isArray(own) ? own : Object.keys(own).map(Number))])].toSorted((a, b) => a - b);
};

/** Every documented procedure of a router. */
export const endpointsOf = (router: AnyTRPCRouter): Endpoint[] => {
  const procedures = Object.values(router._def.procedures) as { _def: { meta?: Meta; inputs: unknown[] } }[];
  return procedures.flatMap(({ _def: { meta, inputs } }) => (meta?.openapi ? [{ ...meta.openapi, access: meta.access, takesInput: inputs.length > 0 }] : []));
};

const component = ([status, { description }]: [string, { description: string }]) => ({
  description,
  ...(statusesWithRetryAfter.has(Number(status)) && { headers: { 'Retry-After': RETRY_AFTER } }),
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

/** The bounds of a JavaScript integer say nothing about the product. */
const withoutMachineBounds = (document: Document): Document => {
  const isBound = (key: string, value: unknown): boolean =>
    (key === 'minimum' && value === Number.MIN_SAFE_INTEGER) || (key === 'maximum' && value === Number.MAX_SAFE_INTEGER);
  return JSON.parse(JSON.stringify(document, (key, value: unknown) => (isBound(key, value) ? undefined : value))) as Document;
};

/** Puts the generator's English, and its idea of who may fail how, into our own: Portuguese words, one error shape, every status. */
export const inOurWords = (document: Document, endpoints: Endpoint[]): Document => {
  const paths = structuredClone(withoutMachineBounds(document).paths ?? {});
  for (const endpoint of endpoints) {
    const operation = paths[endpoint.path]?.[endpoint.method.toLowerCase() as 'get'];
    if (!operation) continue;
    const failures = errorStatuses(endpoint).map(status => [status, { $ref: `#/components/responses/${errorResponses[status]?.name}` }]);
    operation.responses = { 200: { ...operation.responses?.['200'], description: 'Sucesso' }, ...Object.fromEntries(failures) };
    if (endpoint.access === 'anyone') delete operation.security;
  }
  const responses = Object.fromEntries(Object.entries(errorResponses).map(entry => [entry[1].name, component(entry)]));
  const schemas = Object.fromEntries(Object.entries(document.components?.schemas ?? {}).filter(([name]) => !name.startsWith('error.')));
  return { ...document, paths, components: { ...document.components, schemas: { ...schemas, Error: errorSchema }, responses } };
};

/** The REST interface, described in OpenAPI 3.1. */
export const describeApi = (router: AnyTRPCRouter, version: string): Document => {
  const document = generateOpenApiDocument(router, {
    openApiVersion: '3.1.0',
    title: 'Academia',
    description:
      'A academia de xadrez on-line: contas, cursos, aulas, matrículas e certificados. Quem entra por /auth/login recebe o cookie da sessão; ' +
      'pedidos que mudam algo vêm da própria origem ou sem o cabeçalho Origin. Datas são textos ISO 8601, preços são centavos de real e durações são minutos.',
    version,
    baseUrl: '/api',
    securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session', description: 'Com https o cookie se chama __Host-session' } },
  });
  return inOurWords(document, endpointsOf(router));
};
